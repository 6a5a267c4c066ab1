package dev.keyplan.engine;

import dev.keyplan.model.Value;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.SecondaryIndex;
import dev.keyplan.plan.Table;
import dev.keyplan.prove.ItemKey;
import dev.keyplan.prove.QueryRequest;
import dev.keyplan.prove.ReadPage;
import dev.keyplan.prove.RefusedRequest;
import dev.keyplan.prove.StoredItem;
import dev.keyplan.prove.TableReads;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** A table of a plan on an engine, read with the requests of the AWS SDK. */
public final class EngineTable implements TableReads {

  private final DynamoDbClient client;
  private final Table table;
  private final String name;

  private EngineTable(DynamoDbClient client, Table table, String name) {
    this.client = client;
    this.table = table;
    this.name = name;
  }

  /** Creates the table, empty. */
  public static EngineTable create(DynamoDbClient client, Table table, String name) {
    client.createTable(
        r -> {
          r.tableName(name)
              .billingMode(BillingMode.PAY_PER_REQUEST)
              .attributeDefinitions(definitions(table))
              .keySchema(keys(table.primaryKey()));
          if (!table.indexes().isEmpty()) {
            r.globalSecondaryIndexes(table.indexes().stream().map(EngineTable::index).toList());
          }
        });
    client.waiter().waitUntilTableExists(r -> r.tableName(name));
    return new EngineTable(client, table, name);
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

  /** PutItem. */
  public void put(Map<String, Value> item) {
    client.putItem(r -> r.tableName(name).item(EngineValues.toEngine(item)));
  }

  @Override
  public Table table() {
    return table;
  }

  @Override
  public ReadPage get(ItemKey key, boolean consistent) {
    var response =
        client.getItem(
            r ->
                r.tableName(name)
                    .key(key(table.primaryKey(), key))
                    .consistentRead(consistent)
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
    List<StoredItem> found =
        response.hasItem() && !response.item().isEmpty()
            ? List.of(new StoredItem(EngineValues.fromEngine(response.item())))
            : List.of();
    double units = response.consumedCapacity().capacityUnits();
    return new ReadPage(found, found.size(), found.size(), Optional.empty(), units);
  }

  private static Map<String, AttributeValue> key(QueryTarget target, ItemKey key) {
    Map<String, AttributeValue> attributes = new LinkedHashMap<>();
    attributes.put(target.keys().partitionKey(), AttributeValue.fromS(key.partition()));
    attributes.put(target.keys().sortKey(), AttributeValue.fromS(key.sort()));
    return attributes;
  }

  @Override
  public ReadPage query(QueryRequest request) {
    Map<String, AttributeValue> values = new LinkedHashMap<>();
    values.put(":pk", AttributeValue.fromS(request.partition()));
    String condition = "#pk = :pk" + sortCondition(request, values);
    Map<String, String> names = new LinkedHashMap<>();
    names.put("#pk", request.target().keys().partitionKey());
    if (values.size() > 1) {
      names.put("#sk", request.target().keys().sortKey());
    }
    QueryResponse response =
        asked(
            r -> {
              r.tableName(name)
                  .keyConditionExpression(condition)
                  .expressionAttributeNames(names)
                  .expressionAttributeValues(values)
                  .scanIndexForward(request.forward())
                  .consistentRead(request.consistent())
                  .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
              request.limit().ifPresent(r::limit);
              if (request.selection().isCount()) {
                r.select(Select.COUNT);
              }
              request.start().ifPresent(p -> r.exclusiveStartKey(startKey(request.target(), p)));
              if (request.target() instanceof SecondaryIndex index) {
                r.indexName(index.name());
              }
            });
    return page(request, response);
  }

  /** What the engine refuses is refused as the table in memory refuses it. */
  private QueryResponse asked(
      Consumer<software.amazon.awssdk.services.dynamodb.model.QueryRequest.Builder> request) {
    try {
      return client.query(request);
    } catch (DynamoDbException e) {
      if (e.awsErrorDetails() != null
          && "ValidationException".equals(e.awsErrorDetails().errorCode())) {
        throw RefusedRequest.invalid(String.valueOf(e.awsErrorDetails().errorMessage()));
      }
      throw e;
    }
  }

  private static String sortCondition(QueryRequest request, Map<String, AttributeValue> values) {
    return request
        .range()
        .match(
            () -> "",
            e -> {
              values.put(":sk", AttributeValue.fromS(e.key()));
              return " AND #sk = :sk";
            },
            b -> {
              values.put(":sk", AttributeValue.fromS(b.prefix()));
              return " AND begins_with(#sk, :sk)";
            },
            b -> {
              values.put(":low", AttributeValue.fromS(b.low()));
              values.put(":high", AttributeValue.fromS(b.high()));
              return " AND #sk BETWEEN :low AND :high";
            });
  }

  private Map<String, AttributeValue> startKey(QueryTarget target, QueryRequest.Position start) {
    Map<String, AttributeValue> key = key(table.primaryKey(), start.base());
    key.putAll(key(target, start.index()));
    return key;
  }

  private ReadPage page(QueryRequest request, QueryResponse response) {
    List<StoredItem> items =
        response.items().stream().map(i -> new StoredItem(EngineValues.fromEngine(i))).toList();
    Optional<QueryRequest.Position> next = Optional.empty();
    if (response.hasLastEvaluatedKey() && !response.lastEvaluatedKey().isEmpty()) {
      StoredItem last = new StoredItem(EngineValues.fromEngine(response.lastEvaluatedKey()));
      next =
          Optional.of(
              new QueryRequest.Position(
                  last.key(table.primaryKey().keys()).orElseThrow(),
                  last.key(request.target().keys()).orElseThrow()));
    }
    return new ReadPage(
        items,
        response.count(),
        response.scannedCount(),
        next,
        response.consumedCapacity().capacityUnits());
  }
}
