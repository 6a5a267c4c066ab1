package dev.keyplan.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The engines come up empty, keep items in order, page, and are gone when closed. */
@Tag("engine")
class EngineIT {

  private static final String TABLE = "Items";

  @Test
  void dynoxideKeepsItemsInOrder() {
    try (Engine engine = Engine.dynoxide()) {
      keepsItemsInOrder(engine.client());
    }
  }

  @Test
  void dynaliteKeepsItemsInOrder() {
    try (Engine engine = Engine.dynalite()) {
      keepsItemsInOrder(engine.client());
    }
  }

  @Test
  void twoEnginesShareNothing() {
    try (Engine one = Engine.dynoxide();
        Engine other = Engine.dynoxide()) {
      createTable(one.client());
      assertEquals(List.of(TABLE), one.client().listTables().tableNames());
      assertEquals(List.of(), other.client().listTables().tableNames());
    }
  }

  @Test
  void aClosedEngineIsGone() {
    Engine engine = Engine.dynoxide();
    try (engine) {
      assertEquals(List.of(), engine.client().listTables().tableNames());
    }
    try (DynamoDbClient late = Engine.client(engine.endpoint())) {
      assertThrows(SdkClientException.class, late::listTables);
    }
  }

  private static void keepsItemsInOrder(DynamoDbClient client) {
    createTable(client);
    for (String sk : List.of("b", "a", "C", "ä", "c")) {
      client.putItem(r -> r.tableName(TABLE).item(item("1", sk)));
    }
    client.putItem(r -> r.tableName(TABLE).item(item("2", "a")));

    List<String> found = new ArrayList<>();
    int pages = 0;
    for (QueryResponse page :
        client.queryPaginator(
            r ->
                r.tableName(TABLE)
                    .limit(2)
                    .keyConditionExpression("pk = :pk")
                    .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS("1"))))) {
      page.items().forEach(item -> found.add(item.get("sk").s()));
      pages++;
    }
    assertEquals(List.of("C", "a", "b", "c", "ä"), found, "in the order of UTF-8 bytes");
    assertEquals(3, pages);
  }

  private static Map<String, AttributeValue> item(String pk, String sk) {
    return Map.of("pk", AttributeValue.fromS(pk), "sk", AttributeValue.fromS(sk));
  }

  private static void createTable(DynamoDbClient client) {
    client.createTable(
        r ->
            r.tableName(TABLE)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(textAttribute("pk"), textAttribute("sk"))
                .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE)));
    client.waiter().waitUntilTableExists(r -> r.tableName(TABLE));
  }

  private static AttributeDefinition textAttribute(String name) {
    return AttributeDefinition.builder()
        .attributeName(name)
        .attributeType(ScalarAttributeType.S)
        .build();
  }

  private static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }
}
