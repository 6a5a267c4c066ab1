<#-- renders dev.keyplan.view.DesignView -->
AWSTemplateFormatVersion: "2010-09-09"
Description: "${cloudformation.description}"
Resources:
  ${cloudformation.tableLogicalId}:
    Type: "AWS::DynamoDB::Table"
<#if table.isRetained>
    DeletionPolicy: "Retain"
    UpdateReplacePolicy: "Retain"
<#else>
    DeletionPolicy: "Delete"
    UpdateReplacePolicy: "Delete"
</#if>
    Properties:
<#if table.hasName>
      TableName: "${table.name}"
</#if>
      BillingMode: "PAY_PER_REQUEST"
      AttributeDefinitions:
<#list table.attributeDefinitions as attribute>
        - AttributeName: "${attribute.name}"
          AttributeType: "${attribute.type}"
</#list>
      KeySchema:
        - AttributeName: "${table.partitionKey}"
          KeyType: "HASH"
        - AttributeName: "${table.sortKey}"
          KeyType: "RANGE"
<#if table.hasIndexes>
      GlobalSecondaryIndexes:
  <#list table.indexes as index>
        - IndexName: "${index.name}"
          KeySchema:
            - AttributeName: "${index.partitionKey}"
              KeyType: "HASH"
            - AttributeName: "${index.sortKey}"
              KeyType: "RANGE"
          Projection:
            ProjectionType: "${index.projection}"
  </#list>
</#if>
      PointInTimeRecoverySpecification:
        PointInTimeRecoveryEnabled: ${table.hasPointInTimeRecovery}
      DeletionProtectionEnabled: ${table.hasDeletionProtection}
<#if table.hasExpiry>
      TimeToLiveSpecification:
        AttributeName: "${table.expiryAttribute}"
        Enabled: true
</#if>
<#if table.hasTags>
      Tags:
  <#list table.tags as tag>
        - Key: "${tag.name}"
          Value: "${tag.value}"
  </#list>
</#if>
Outputs:
  TableName:
    Description: "The name of the table."
    Value:
      Ref: "${cloudformation.tableLogicalId}"
  TableArn:
    Description: "The ARN of the table."
    Value:
      Fn::GetAtt: ["${cloudformation.tableLogicalId}", "Arn"]
