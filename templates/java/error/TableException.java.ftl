<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

/**
 * The root of all that this module refuses. Errors of the SDK (throttling, network, rights) are not
 * wrapped: they reach the caller as they are. Messages name keys, never other values.
 */
public abstract sealed class ${java.exceptionType} extends RuntimeException
    permits AlreadyExists,
        ConditionFailed,
        CorruptItem,
        InvalidCursor,
        InvalidKeyPart,
        InvalidValue,
        NotFound,
<#if java.hasComposed>
        StepFailed,
</#if>
        TransactionCanceled,
        UniqueViolation {

  private static final long serialVersionUID = 1L;

  private final Code code;
  private final String entity;
  private final String key;

  ${java.exceptionType}(Code code, String entity, String key, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
    this.entity = entity;
    this.key = key;
  }

  /** Names of the errors that do not change, for logs, metrics and replies. */
  public enum Code {
    /** {@link ${java.packageName}.error.AlreadyExists}. */
    ALREADY_EXISTS,
    /** {@link ${java.packageName}.error.ConditionFailed}. */
    CONDITION_FAILED,
    /** {@link ${java.packageName}.error.CorruptItem}. */
    CORRUPT_ITEM,
    /** {@link ${java.packageName}.error.InvalidCursor}. */
    INVALID_CURSOR,
    /** {@link ${java.packageName}.error.InvalidKeyPart}. */
    INVALID_KEY_PART,
    /** {@link ${java.packageName}.error.InvalidValue}. */
    INVALID_VALUE,
    /** {@link ${java.packageName}.error.NotFound}. */
    NOT_FOUND,
<#if java.hasComposed>
    /** {@link ${java.packageName}.error.StepFailed}. */
    STEP_FAILED,
</#if>
    /** {@link ${java.packageName}.error.TransactionCanceled}. */
    TRANSACTION_CANCELED,
    /** {@link ${java.packageName}.error.UniqueViolation}. */
    UNIQUE_VIOLATION
  }

  /** Which error it is. */
  public final Code code() {
    return code;
  }

  /** The kind of item that was read or written. */
  public final String entity() {
    return entity;
  }

  /** The key of the item, as text; empty where no single item is meant. */
  public final String key() {
    return key;
  }
}
