<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

import java.util.List;

/**
 * A transaction was cancelled for a reason other than its conditions, such as another transaction
 * on one of the items; nothing was written, and trying again may help.
 */
public final class TransactionCanceled extends ${java.exceptionType} {

  private static final long serialVersionUID = 1L;

  private final String[] reasons;

  /** For the code of this module. */
  public TransactionCanceled(String entity, String key, List<String> reasons, Throwable cause) {
    super(
        Code.TRANSACTION_CANCELED,
        entity,
        key,
        "the transaction on " + entity + " " + key + " was cancelled: " + reasons,
        cause);
    this.reasons = reasons.toArray(new String[0]);
  }

  /** The service's code for each action, in their order: {@code None} where not at fault. */
  public List<String> reasons() {
    return List.of(reasons);
  }
}
