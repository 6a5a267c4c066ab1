<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import ${java.packageName}.page.Page;
import ${java.packageName}.page.PageRequest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
<#if java.hasCounts>
import software.amazon.awssdk.services.dynamodb.model.Select;
</#if>

/** Sends the requests to one table. Not API. */
public final class TableClient {

  private static final int EXPECTED_PAGE = 100;

  private final DynamoDbClient client;
  private final String tableName;

  /** Requests of this client to this table. */
  public TableClient(DynamoDbClient client, String tableName) {
    this.client = Objects.requireNonNull(client, "client");
    this.tableName = Objects.requireNonNull(tableName, "tableName");
  }

  /** The item with a primary key, or null. */
  public Map<String, AttributeValue> get(
      String partitionKey, String sortKey, boolean consistent) {
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(tableName)
            .key(Target.primaryKey(partitionKey, sortKey))
            .consistentRead(consistent)
            .build();
    GetItemResponse response = client.getItem(request);
    return response.hasItem() ? response.item() : null;
  }

  /** The first item of a range, or null; reads on while pages are empty. */
  public Map<String, AttributeValue> first(KeyRange range, boolean consistent) {
    Map<String, AttributeValue> start = null;
    while (!range.isEmpty()) {
      QueryRequest.Builder request = range.request(tableName, consistent).limit(1);
      QueryResponse response = client.query(request.exclusiveStartKey(start).build());
      if (!response.items().isEmpty()) {
        return response.items().get(0);
      }
      start = nextStart(response);
      if (start == null) {
        return null;
      }
    }
    return null;
  }

  /**
   * As many items of a range as the page wants, or all up to its end. The service may stop early,
   * and may return nothing and still have more: only a missing key marks the end.
   */
  public <T> Page<T> page(
      KeyRange range, boolean consistent, PageRequest page, FromItem<T> mapper) {
    Map<String, AttributeValue> start = null;
    if (page.after().isPresent()) {
      start = CursorCodec.startKey(range, page.after().get());
    }
    if (range.isEmpty()) {
      return new Page<>(List.of(), Optional.empty());
    }
    List<T> items = new ArrayList<>(Math.min(page.size(), EXPECTED_PAGE));
    do {
      QueryRequest.Builder request = range.request(tableName, consistent);
      request.limit(page.size() - items.size()).exclusiveStartKey(start);
      QueryResponse response = client.query(request.build());
      for (Map<String, AttributeValue> item : response.items()) {
        items.add(mapper.read(item));
      }
      start = nextStart(response);
    } while (start != null && items.size() < page.size());
    return new Page<>(
        items, start == null ? Optional.empty() : Optional.of(CursorCodec.after(range, start)));
  }

  /** All items of a range, one request after the other, each sent when its items are wanted. */
  public <T> Stream<T> all(KeyRange range, boolean consistent, FromItem<T> mapper) {
    return StreamSupport.stream(new Items<>(this, range, consistent, mapper), false);
  }

  /** One request of a stream. */
  QueryResponse query(KeyRange range, boolean consistent, Map<String, AttributeValue> start) {
    return client.query(range.request(tableName, consistent).exclusiveStartKey(start).build());
  }

<#if java.hasCounts>
  /** How many items lie in a range: read page by page, none of them returned. */
  public long count(KeyRange range, boolean consistent) {
    long count = 0;
    Map<String, AttributeValue> start = null;
    while (!range.isEmpty()) {
      QueryRequest.Builder request = range.request(tableName, consistent).select(Select.COUNT);
      QueryResponse response = client.query(request.exclusiveStartKey(start).build());
      count += response.count();
      start = nextStart(response);
      if (start == null) {
        return count;
      }
    }
    return count;
  }

</#if>
  /** Where the next request begins; null at the end. */
  static Map<String, AttributeValue> nextStart(QueryResponse response) {
    return response.lastEvaluatedKey().isEmpty() ? null : response.lastEvaluatedKey();
  }

  /** Does one action by its own request, several in one transaction, all or nothing. */
  public void write(List<WriteAction> actions) {
    if (actions.size() == 1) {
      actions.get(0).send(client, tableName);
    } else {
      WriteTransaction.send(client, tableName, actions);
    }
  }

<#if java.hasComposed>
  /** Does the actions of a composed write, each with the steps of which it comes. */
  public void write(String name, List<WriteAction> actions, List<String> steps) {
    WriteTransaction.send(client, tableName, name, actions, steps);
  }

</#if>
  /** Does one update, and returns the whole item as it is then. */
  public Map<String, AttributeValue> update(WriteAction action) {
    return action.send(client, tableName);
  }
}
