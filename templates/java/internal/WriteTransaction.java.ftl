<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import ${java.packageName}.error.TransactionCanceled;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
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
