package dev.keyplan.prove;

import java.util.List;

/** A request that DynamoDB answers with an error; nothing has changed. */
public final class RefusedRequest extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** The kind of error. */
  public enum Code {
    /** The request breaks a rule or a limit. */
    VALIDATION,
    /** A condition does not hold. */
    CONDITION_FAILED,
    /** An action of a transaction is refused, and so are all. */
    TRANSACTION_CANCELED
  }

  private final Code code;

  RefusedRequest(Code code, String message) {
    super(message);
    this.code = code;
  }

  /** A request that breaks a rule. */
  public static RefusedRequest invalid(String message) {
    return new RefusedRequest(Code.VALIDATION, message);
  }

  static RefusedRequest canceled(List<String> reasons) {
    return new RefusedRequest(Code.TRANSACTION_CANCELED, String.join("; ", reasons));
  }

  public Code code() {
    return code;
  }

  /** The message; never null here. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}
