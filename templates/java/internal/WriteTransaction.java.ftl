<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

<#if java.hasComposed>
import ${java.packageName}.error.${java.exceptionType};
import ${java.packageName}.error.InvalidValue;
import ${java.packageName}.error.StepFailed;
</#if>
import ${java.packageName}.error.TransactionCanceled;

import java.util.ArrayList;
<#if java.hasComposed>
import java.util.HashMap;
</#if>
import java.util.List;
<#if java.hasComposed>
import java.util.Map;
</#if>
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
<#if java.hasComposed>
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
</#if>
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Several actions, all or nothing. Not API. */
final class WriteTransaction {

  private static final String CONDITION_FAILED = "ConditionalCheckFailed";

  private WriteTransaction() {}

  static void send(DynamoDbClient client, String tableName, List<WriteAction> actions) {
    List<TransactWriteItem> parts = new ArrayList<>(actions.size());
    for (WriteAction action : actions) {
      parts.add(action.inTransaction(tableName));
    }
    try {
      client.transactWriteItems(TransactWriteItemsRequest.builder().transactItems(parts).build());
    } catch (TransactionCanceledException e) {
      throw refused(actions, e);
    }
  }

<#if java.hasComposed>
  /** Sends a composed write; which of its steps failed is told by the order of the reasons. */
  static void send(
      DynamoDbClient client,
      String tableName,
      String name,
      List<WriteAction> actions,
      List<String> steps) {
    refuseOneItemTwice(name, actions, steps);
    try {
      if (actions.size() == 1) {
        actions.get(0).send(client, tableName);
      } else {
        send(client, tableName, actions);
      }
    } catch (${java.exceptionType} e) {
      List<String> failed = new ArrayList<>();
      if (e.getCause() instanceof TransactionCanceledException canceled) {
        for (int i = 0; i < canceled.cancellationReasons().size() && i < steps.size(); i++) {
          if (CONDITION_FAILED.equals(canceled.cancellationReasons().get(i).code())) {
            failed.add(steps.get(i));
          }
        }
      } else {
        failed.addAll(steps);
      }
      if (failed.isEmpty()) {
        throw e;
      }
      throw new StepFailed(name, failed, e);
    }
  }

  /** A transaction acts on an item once; the service says so without naming the item. */
  private static void refuseOneItemTwice(
      String name, List<WriteAction> actions, List<String> steps) {
    Map<List<AttributeValue>, Integer> seen = new HashMap<>();
    for (int i = 0; i < actions.size(); i++) {
      Map<String, AttributeValue> item = actions.get(i).item();
      Integer first =
          seen.putIfAbsent(
              List.of(item.get(Target.PARTITION_KEY), item.get(Target.SORT_KEY)), i);
      if (first != null) {
        throw new StepFailed(
            name,
            List.of(steps.get(first), steps.get(i)),
            new InvalidValue(
                actions.get(i).refusal().entity(), "key", "stands for two items of one write"));
      }
    }
  }

</#if>
  /** The service's reasons stand in the order of the actions. */
  private static RuntimeException refused(
      List<WriteAction> actions, TransactionCanceledException cause) {
    List<String> codes = new ArrayList<>(actions.size());
    Refusal worst = null;
    CancellationReason reason = null;
    for (int i = 0; i < cause.cancellationReasons().size() && i < actions.size(); i++) {
      CancellationReason candidate = cause.cancellationReasons().get(i);
      Refusal refusal = actions.get(i).refusal();
      codes.add(String.valueOf(candidate.code()));
      if (CONDITION_FAILED.equals(candidate.code())
          && (worst == null || refusal.meaning().compareTo(worst.meaning()) < 0)) {
        worst = refusal;
        reason = candidate;
      }
    }
    if (worst != null) {
      return worst.exception(reason.item(), cause);
    }
    Refusal any = actions.get(0).refusal();
    return new TransactionCanceled(any.entity(), any.key().toString(), codes, cause);
  }
}
