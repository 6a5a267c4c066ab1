package dev.keyplan.testing;

import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.Tag;

/**
 * The CreateTable request that CloudFormation would send for the one table of a generated template.
 */
public final class CreateTable {

  private static final List<String> SENT =
      List.of(
          "TableName",
          "BillingMode",
          "AttributeDefinitions",
          "KeySchema",
          "GlobalSecondaryIndexes",
          "DeletionProtectionEnabled",
          "Tags");

  /** Set by another request, after the table is there. */
  private static final List<String> SENT_LATER =
      List.of("PointInTimeRecoverySpecification", "TimeToLiveSpecification");

  private CreateTable() {}

  /**
   * The request.
   *
   * @param template the text of the template
   * @param name the table's name where the template has none
   */
  public static CreateTableRequest from(String template, String name) {
    Map<?, ?> root = map(new Yaml(new SafeConstructor(new LoaderOptions())).load(template));
    Map<?, ?> properties =
        map(map(map(root.get("Resources")).values().iterator().next()).get("Properties"));
    for (Object property : properties.keySet()) {
      if (!SENT.contains(property) && !SENT_LATER.contains(property)) {
        throw new AssertionError("nobody sends " + property);
      }
    }
    CreateTableRequest.Builder request =
        CreateTableRequest.builder()
            .tableName(properties.containsKey("TableName") ? text(properties, "TableName") : name)
            .billingMode(text(properties, "BillingMode"))
            .deletionProtectionEnabled((Boolean) properties.get("DeletionProtectionEnabled"))
            .keySchema(keys(properties))
            .attributeDefinitions(
                list(properties, "AttributeDefinitions").stream()
                    .map(CreateTable::definition)
                    .toList());
    if (properties.containsKey("GlobalSecondaryIndexes")) {
      request.globalSecondaryIndexes(
          list(properties, "GlobalSecondaryIndexes").stream().map(CreateTable::index).toList());
    }
    if (properties.containsKey("Tags")) {
      request.tags(list(properties, "Tags").stream().map(CreateTable::tag).toList());
    }
    return request.build();
  }

  private static List<KeySchemaElement> keys(Map<?, ?> owner) {
    return list(owner, "KeySchema").stream()
        .map(
            key ->
                KeySchemaElement.builder()
                    .attributeName(text(key, "AttributeName"))
                    .keyType(text(key, "KeyType"))
                    .build())
        .toList();
  }

  private static AttributeDefinition definition(Map<?, ?> definition) {
    return AttributeDefinition.builder()
        .attributeName(text(definition, "AttributeName"))
        .attributeType(text(definition, "AttributeType"))
        .build();
  }

  private static GlobalSecondaryIndex index(Map<?, ?> index) {
    String projection = text(map(index.get("Projection")), "ProjectionType");
    return GlobalSecondaryIndex.builder()
        .indexName(text(index, "IndexName"))
        .keySchema(keys(index))
        .projection(Projection.builder().projectionType(projection).build())
        .build();
  }

  private static Tag tag(Map<?, ?> tag) {
    return Tag.builder().key(text(tag, "Key")).value(text(tag, "Value")).build();
  }

  private static List<? extends Map<?, ?>> list(Map<?, ?> owner, String name) {
    return ((List<?>) owner.get(name)).stream().map(CreateTable::map).toList();
  }

  private static String text(Map<?, ?> owner, String name) {
    return (String) owner.get(name);
  }

  private static Map<?, ?> map(Object value) {
    return (Map<?, ?>) value;
  }
}
