package dev.keyplan.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.testing.Models;
import dev.keyplan.testing.Packs;
import org.junit.jupiter.api.Test;

/** The template of the worked example, whole. */
class CloudFormationPackTest {

  @Test
  void schoolIsOneTableWithOneIndex() {
    assertEquals(
        """
        AWSTemplateFormatVersion: "2010-09-09"
        Description: "Table of example"
        Resources:
          ExampleTable:
            Type: "AWS::DynamoDB::Table"
            DeletionPolicy: "Retain"
            UpdateReplacePolicy: "Retain"
            Properties:
              BillingMode: "PAY_PER_REQUEST"
              AttributeDefinitions:
                - AttributeName: "PK"
                  AttributeType: "S"
                - AttributeName: "SK"
                  AttributeType: "S"
                - AttributeName: "GSI1PK"
                  AttributeType: "S"
                - AttributeName: "GSI1SK"
                  AttributeType: "S"
              KeySchema:
                - AttributeName: "PK"
                  KeyType: "HASH"
                - AttributeName: "SK"
                  KeyType: "RANGE"
              GlobalSecondaryIndexes:
                - IndexName: "GSI1"
                  KeySchema:
                    - AttributeName: "GSI1PK"
                      KeyType: "HASH"
                    - AttributeName: "GSI1SK"
                      KeyType: "RANGE"
                  Projection:
                    ProjectionType: "ALL"
              PointInTimeRecoverySpecification:
                PointInTimeRecoveryEnabled: false
              DeletionProtectionEnabled: false
        Outputs:
          TableName:
            Description: "The name of the table."
            Value:
              Ref: "ExampleTable"
          TableArn:
            Description: "The ARN of the table."
            Value:
              Fn::GetAtt: ["ExampleTable", "Arn"]
        """,
        Packs.file("cloudformation", "template.yaml", Models.school()));
  }
}
