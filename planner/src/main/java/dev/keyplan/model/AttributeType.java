package dev.keyplan.model;

/**
 * The types of the language. Each is stored as one DynamoDB type; those with {@link #isScalar} may
 * be part of a key.
 */
public enum AttributeType {
  STRING("string", StoredAs.S),
  /** A whole number of 64 bits. */
  INTEGER("integer", StoredAs.N),
  /** A decimal of up to 38 significant digits. */
  NUMBER("number", StoredAs.N),
  BOOLEAN("boolean", StoredAs.BOOL),
  /** A calendar date, stored as {@code yyyy-MM-dd}. */
  DATE("date", StoredAs.S),
  /**
   * A moment in UTC with milliseconds, stored as {@code yyyy-MM-ddTHH:mm:ss.SSSZ}, always 24
   * characters.
   */
  TIMESTAMP("timestamp", StoredAs.S),
  /**
   * The moment at which an item expires, in UTC and whole seconds: a timestamp that {@code ttl}
   * names, stored as the number of seconds since 1970.
   */
  EXPIRY("timestamp", StoredAs.N),
  /** Stored in lower case. */
  UUID("uuid", StoredAs.S),
  /** Stored in upper case. */
  ULID("ulid", StoredAs.S),
  BINARY("binary", StoredAs.B),
  LIST("list", StoredAs.L),
  MAP("map", StoredAs.M),
  STRING_SET("string-set", StoredAs.SS),
  NUMBER_SET("number-set", StoredAs.NS);

  /** DynamoDB's type descriptors, of those that keyplan uses. */
  public enum StoredAs {
    S,
    N,
    BOOL,
    B,
    L,
    M,
    SS,
    NS
  }

  private final String word;
  private final StoredAs storedAs;

  AttributeType(String word, StoredAs storedAs) {
    this.word = word;
    this.storedAs = storedAs;
  }

  /** The word of the spec. */
  public String word() {
    return word;
  }

  public StoredAs storedAs() {
    return storedAs;
  }

  /** Whether a value may be a component of a key. */
  public boolean isScalar() {
    return switch (this) {
      case LIST, MAP, STRING_SET, NUMBER_SET -> false;
      default -> true;
    };
  }

  /** Whether "newest" can mean it and day or month are prefixes of it. */
  public boolean isTime() {
    return this == DATE || this == TIMESTAMP;
  }
}
