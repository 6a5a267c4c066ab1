package dev.keyplan.view.java;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Names of the spec as Java identifiers. Stored names never change by it. */
final class JavaNames {

  /** Words that cannot be a name; {@code _} among them. */
  private static final Set<String> KEYWORDS =
      Set.of(
          ("abstract assert boolean break byte case catch char class const continue default do"
                  + " double else enum extends final finally float for goto if implements import"
                  + " instanceof int interface long native new package private protected public return"
                  + " short static strictfp super switch synchronized this throw throws transient try"
                  + " void volatile while true false null _ var yield record sealed permits non")
              .split(" "));

  /** Methods without parameters that every object has, and {@code key} of the generated records. */
  private static final Set<String> METHODS =
      Set.of(
          "clone",
          "finalize",
          "getClass",
          "hashCode",
          "key",
          "notify",
          "notifyAll",
          "toKeyMap",
          "toString",
          "wait");

  /** Variables of generated methods that also have parameters of the spec. */
  private static final Set<String> VARIABLES =
      Set.of(
          "actions",
          "changes",
          "current",
          "expr",
          "found",
          "item",
          "items",
          "key",
          "page",
          "previous",
          "read",
          "table",
          "unknown");

  /** Simple names that the generated code uses: a kind of such a name would hide them. */
  private static final Set<String> TYPES =
      Set.of(
          ("AlreadyExists ArithmeticException ArrayList Arrays AttributeValue Av Base64 BigDecimal"
                  + " BigInteger Boolean ByteBuffer CancellationReason Character ConditionFailed"
                  + " ConditionalCheckFailedException Consumer CorruptItem Cursor CursorCodec"
                  + " DateTimeException DeleteItemRequest DynamoDbClient Expr FromItem GetItemRequest"
                  + " GetItemResponse HashMap IllegalArgumentException IllegalStateException"
                  + " IndexOutOfBoundsException Instant Integer InvalidCursor InvalidKeyPart"
                  + " InvalidValue ItemReader Items Iterator KeyBuilder KeyParser KeyRange Limits"
                  + " LinkedHashMap LinkedHashSet List LocalDate LocalDateTime Long Map Math"
                  + " MessageDigest NoSuchAlgorithmException NotFound NumberFormatException Object"
                  + " Objects Optional Override Page PageRequest Pattern PutItemRequest QueryPattern"
                  + " QueryRequest QueryResponse Read Record Refusal ReturnValue"
                  + " ReturnValuesOnConditionCheckFailure RuntimeException SdkBytes Set Spliterator"
                  + " Spliterators StandardCharsets Stream StreamSupport String StringBuilder"
                  + " SuppressWarnings TableClient Target Throwable Times TransactWriteItem"
                  + " TransactWriteItemsRequest TransactionCanceled TransactionCanceledException"
                  + " TreeSet UUID Ulids UniqueViolation Unknown UpdateItemRequest Utf8 Values"
                  + " WriteAction WriteTransaction ZoneOffset")
              .split(" "));

  private JavaNames() {}

  static boolean isKeyword(String name) {
    return KEYWORDS.contains(name);
  }

  /**
   * The name of a class for a kind: the kind's, with {@code Item} behind it where that would hide
   * another.
   */
  static String kindClass(String kind) {
    return TYPES.contains(kind) ? kind + "Item" : kind;
  }

  /**
   * A component of a record, or a setter: lower camel, with {@code _} behind a word that cannot be
   * one.
   */
  static String component(String name) {
    return safe(camel(name), METHODS);
  }

  /** A parameter: as a component, but other names are taken. */
  static String parameter(String name) {
    return safe(camel(name), VARIABLES);
  }

  /** A method. */
  static String method(String name) {
    return safe(camel(name), METHODS);
  }

  private static String safe(String name, Set<String> taken) {
    return isKeyword(name) || taken.contains(name) ? name + "_" : name;
  }

  /** {@code orderDate} of {@code order_date}, {@code order lines} and the like; humps stay. */
  static String camel(String name) {
    String upper = upperCamel(name);
    return upper.substring(0, 1).toLowerCase(Locale.ROOT) + upper.substring(1);
  }

  /** {@code OrderDate} of {@code order_date}; humps stay. */
  static String upperCamel(String name) {
    StringBuilder out = new StringBuilder();
    boolean isFirst = true;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (isLetterOrDigit(c)) {
        out.append(isFirst ? Character.toUpperCase(c) : c);
      }
      isFirst = !isLetterOrDigit(c);
    }
    return out.isEmpty() || Character.isDigit(out.charAt(0)) ? "_" + out : out.toString();
  }

  /**
   * {@code IN_PROGRESS} of {@code in-progress} and {@code inProgress}; characters that a name
   * cannot have, by number.
   */
  static String constant(String value) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      boolean hump =
          Character.isUpperCase(c) && i > 0 && Character.isLowerCase(value.charAt(i - 1));
      if (hump || isBlank(c)) {
        words.add(word.toString());
        word.setLength(0);
      }
      if (!isBlank(c)) {
        word.append(
            isLetterOrDigit(c) ? String.valueOf(c) : String.format(Locale.ROOT, "U%04X", (int) c));
      }
    }
    words.add(word.toString());
    words.removeIf(String::isEmpty);
    String name = String.join("_", words).toUpperCase(Locale.ROOT);
    return name.isEmpty() || Character.isDigit(name.charAt(0))
        ? "_" + name + (name.isEmpty() ? "_" : "")
        : name;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '-' || c == '_' || c == '.';
  }

  private static boolean isLetterOrDigit(char c) {
    return c < 0x80 && Character.isLetterOrDigit(c);
  }
}
