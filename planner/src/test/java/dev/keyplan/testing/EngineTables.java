package dev.keyplan.testing;

import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.SecondaryIndex;
import dev.keyplan.plan.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** A table of a plan on an engine, read with the requests of the AWS SDK. */
public final class EngineTables {

  /** Creates the table, empty. */
  public static void create(DynamoDbClient client, Table table, String name) {
    client.createTable(
        r -> {
          r.tableName(name)
              .billingMode(BillingMode.PAY_PER_REQUEST)
              .attributeDefinitions(definitions(table))
              .keySchema(keys(table.primaryKey()));
          if (!table.indexes().isEmpty()) {
            r.globalSecondaryIndexes(table.indexes().stream().map(EngineTables::index).toList());
          }
        });
    client.waiter().waitUntilTableExists(r -> r.tableName(name));
  }

  private static GlobalSecondaryIndex index(SecondaryIndex index) {
    return GlobalSecondaryIndex.builder()
        .indexName(index.name())
        .keySchema(keys(index))
        .projection(p -> p.projectionType(index.projection().name()))
        .build();
  }

  private static List<KeySchemaElement> keys(QueryTarget target) {
    return List.of(
        key(target.keys().partitionKey(), KeyType.HASH),
        key(target.keys().sortKey(), KeyType.RANGE));
  }

  private static KeySchemaElement key(String attribute, KeyType type) {
    return KeySchemaElement.builder().attributeName(attribute).keyType(type).build();
  }

  private static List<AttributeDefinition> definitions(Table table) {
    Set<String> names = new LinkedHashSet<>();
    List<QueryTarget> targets = new ArrayList<>(table.indexes());
    targets.add(0, table.primaryKey());
    targets.forEach(t -> names.addAll(List.of(t.keys().partitionKey(), t.keys().sortKey())));
    return names.stream()
        .map(
            n ->
                AttributeDefinition.builder()
                    .attributeName(n)
                    .attributeType(ScalarAttributeType.S)
                    .build())
        .toList();
  }
}
