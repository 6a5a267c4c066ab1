<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * One action of a write: it can be sent alone or stand in a transaction. Not API.
 *
 * @param verb what it does
 * @param item the item to put, or the primary key
 * @param expr what must hold, and what changes
 * @param refusal what it means when it does not hold
 */
public record WriteAction(
    Verb verb, Map<String, AttributeValue> item, Expr expr, Refusal refusal) {

  private static final ReturnValuesOnConditionCheckFailure OLD =
      ReturnValuesOnConditionCheckFailure.ALL_OLD;

  /** What an action does. */
  enum Verb {
    PUT,
    UPDATE,
<#if java.hasComposed>
    CHECK,
</#if>
    DELETE
  }

  /** Stores an item. */
  public static WriteAction put(Map<String, AttributeValue> item, Expr expr, Refusal refusal) {
    return new WriteAction(Verb.PUT, item, expr, refusal);
  }

  /** Changes an item. */
  public static WriteAction update(Map<String, AttributeValue> key, Expr expr, Refusal refusal) {
    return new WriteAction(Verb.UPDATE, key, expr, refusal);
  }

  /** Removes an item. */
  public static WriteAction delete(Map<String, AttributeValue> key, Expr expr, Refusal refusal) {
    return new WriteAction(Verb.DELETE, key, expr, refusal);
  }

<#if java.hasComposed>
  /** Only looks at an item; it stands in a transaction. */
  public static WriteAction check(Map<String, AttributeValue> key, Expr expr, Refusal refusal) {
    return new WriteAction(Verb.CHECK, key, expr, refusal);
  }

</#if>
  /** Sends it alone. The result is the whole new item for an update, else empty. */
  Map<String, AttributeValue> send(DynamoDbClient client, String tableName) {
    try {
      switch (verb) {
        case PUT -> client.putItem(putRequest(tableName));
        case DELETE -> client.deleteItem(deleteRequest(tableName));
<#if java.hasComposed>
        case CHECK -> throw new IllegalStateException("a check stands in a transaction");
</#if>
        case UPDATE -> {
          return client.updateItem(updateRequest(tableName)).attributes();
        }
      }
      return Map.of();
    } catch (ConditionalCheckFailedException e) {
      throw refusal.exception(e.item(), e);
    }
  }

  private PutItemRequest putRequest(String tableName) {
    return PutItemRequest.builder()
        .tableName(tableName)
        .item(item)
        .conditionExpression(expr.condition())
        .expressionAttributeNames(expr.names())
        .expressionAttributeValues(expr.values())
        .returnValuesOnConditionCheckFailure(OLD)
        .build();
  }

  private UpdateItemRequest updateRequest(String tableName) {
    return UpdateItemRequest.builder()
        .tableName(tableName)
        .key(item)
        .updateExpression(expr.update())
        .conditionExpression(expr.condition())
        .expressionAttributeNames(expr.names())
        .expressionAttributeValues(expr.values())
        .returnValues(ReturnValue.ALL_NEW)
        .returnValuesOnConditionCheckFailure(OLD)
        .build();
  }

  private DeleteItemRequest deleteRequest(String tableName) {
    return DeleteItemRequest.builder()
        .tableName(tableName)
        .key(item)
        .conditionExpression(expr.condition())
        .expressionAttributeNames(expr.names())
        .expressionAttributeValues(expr.values())
        .returnValuesOnConditionCheckFailure(OLD)
        .build();
  }

  /** It as part of a transaction. */
  TransactWriteItem inTransaction(String tableName) {
    TransactWriteItem.Builder part = TransactWriteItem.builder();
    switch (verb) {
      case PUT ->
          part.put(
              put ->
                  put.tableName(tableName)
                      .item(item)
                      .conditionExpression(expr.condition())
                      .expressionAttributeNames(expr.names())
                      .expressionAttributeValues(expr.values())
                      .returnValuesOnConditionCheckFailure(OLD));
      case UPDATE ->
          part.update(
              update ->
                  update
                      .tableName(tableName)
                      .key(item)
                      .updateExpression(expr.update())
                      .conditionExpression(expr.condition())
                      .expressionAttributeNames(expr.names())
                      .expressionAttributeValues(expr.values())
                      .returnValuesOnConditionCheckFailure(OLD));
<#if java.hasComposed>
      case CHECK ->
          part.conditionCheck(
              check ->
                  check
                      .tableName(tableName)
                      .key(item)
                      .conditionExpression(expr.condition())
                      .expressionAttributeNames(expr.names())
                      .expressionAttributeValues(expr.values())
                      .returnValuesOnConditionCheckFailure(OLD));
</#if>
      case DELETE ->
          part.delete(
              delete ->
                  delete
                      .tableName(tableName)
                      .key(item)
                      .conditionExpression(expr.condition())
                      .expressionAttributeNames(expr.names())
                      .expressionAttributeValues(expr.values())
                      .returnValuesOnConditionCheckFailure(OLD));
    }
    return part.build();
  }
}
