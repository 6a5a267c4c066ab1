<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import ${java.packageName}.error.InvalidKeyPart;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Objects;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;

/**
 * Writes a key, part by part, so that different values never give one key and the order of keys is
 * the order of the values. Texts keep their characters, except that each one up to {@code %} is
 * written as {@code %} and two hexadecimal digits; numbers have a fixed width. Not API.
 */
public final class KeyBuilder {

  private static final int PARTITION_KEY_BYTES = 2048;
  private static final int SORT_KEY_BYTES = 1024;
  private static final String HEX = "0123456789ABCDEF";
  private static final String LOWER_HEX = "0123456789abcdef";

  private final String entity;
  private final StringBuilder key;

  /** A key that begins with this text. */
  public KeyBuilder(String entity, String start) {
    this.entity = entity;
    this.key = new StringBuilder(start.length() + 48).append(start);
  }

  /** Appends text of the key template as it is. */
  public KeyBuilder literal(String text) {
    key.append(text);
    return this;
  }

  /** Appends a text of at least one character. */
  public KeyBuilder text(String attribute, String value) {
    if (Objects.requireNonNull(value, attribute).isEmpty()) {
      throw invalid(attribute, "is empty and part of a key");
    }
    return textStart(attribute, value);
  }

  /** Appends the start of a text, which may be empty. */
  public KeyBuilder textStart(String attribute, String value) {
    Objects.requireNonNull(value, attribute);
    int clean = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c <= '%') {
        key.append(value, clean, i).append('%').append(HEX.charAt(c >> 4));
        key.append(HEX.charAt(c & 15));
        clean = i + 1;
      } else if (Character.isSurrogate(c)) {
        if (!Utf8.isPairAt(value, i)) {
          throw invalid(attribute, "has half of a surrogate pair at " + i);
        }
        i++;
      }
    }
    key.append(value, clean, value.length());
    return this;
  }

  /** Appends a whole number in that many digits, with a place for the sign if there may be one. */
  public KeyBuilder integer(String attribute, long value, int digits, boolean signed) {
    String text = Long.toString(value);
    return digits(attribute, value < 0 ? text.substring(1) : text, value < 0, digits, signed);
  }

  /** Appends the whole number one below; where there is none, nothing, which is below all. */
  public KeyBuilder integerBelow(String attribute, long value, int digits, boolean signed) {
    if (value == Long.MIN_VALUE || (value <= 0 && !signed)) {
      return this;
    }
    return integer(attribute, value - 1, digits, signed);
  }

  /** Appends a number with that scale in that many digits. */
  public KeyBuilder number(
      String attribute, BigDecimal value, int scale, int digits, boolean signed) {
    return units(attribute, units(attribute, value, scale), digits, signed);
  }

  /** Appends the number one unit of the scale below; where there is none, nothing. */
  public KeyBuilder numberBelow(
      String attribute, BigDecimal value, int scale, int digits, boolean signed) {
    BigInteger units = units(attribute, value, scale).subtract(BigInteger.ONE);
    return units.signum() < 0 && !signed ? this : units(attribute, units, digits, signed);
  }

  private BigInteger units(String attribute, BigDecimal value, int scale) {
    try {
      return Objects.requireNonNull(value, attribute).setScale(scale).unscaledValue();
    } catch (ArithmeticException e) {
      throw invalid(attribute, "has more than " + scale + " digits after the point");
    }
  }

  private KeyBuilder units(String attribute, BigInteger units, int digits, boolean signed) {
    boolean negative = units.signum() < 0;
    return digits(attribute, units.abs().toString(), negative, digits, signed);
  }

  private KeyBuilder digits(
      String attribute, String magnitude, boolean negative, int digits, boolean signed) {
    if (magnitude.length() > digits || (negative && !signed)) {
      throw invalid(attribute, "is out of the range that its limits give to a key");
    }
    if (signed) {
      key.append(negative ? '-' : '0');
    }
    for (int i = magnitude.length(); i < digits; i++) {
      key.append(negative ? '9' : '0');
    }
    for (int i = 0; negative && i < magnitude.length(); i++) {
      key.append((char) ('9' + '0' - magnitude.charAt(i)));
    }
    if (!negative) {
      key.append(magnitude);
    }
    return this;
  }

  /** Appends {@code 0} or {@code 1}. */
  public KeyBuilder bool(String attribute, boolean value) {
    key.append(value ? '1' : '0');
    return this;
  }

  /** Appends a date. */
  public KeyBuilder date(String attribute, LocalDate value) {
    key.append(Times.date(entity, attribute, Objects.requireNonNull(value, attribute)));
    return this;
  }

  /** Appends the day before; before the first day, nothing. */
  public KeyBuilder dateBelow(String attribute, LocalDate value) {
    return Times.FIRST_DAY.equals(value) ? this : date(attribute, value.minusDays(1));
  }

  /** Appends a moment. */
  public KeyBuilder timestamp(String attribute, Instant value) {
    key.append(Times.timestamp(entity, attribute, Objects.requireNonNull(value, attribute)));
    return this;
  }

  /** Appends the millisecond before; before the first moment, nothing. */
  public KeyBuilder timestampBelow(String attribute, Instant value) {
    return Times.FIRST_MOMENT.equals(value) ? this : timestamp(attribute, value.minusMillis(1));
  }

  /** Appends a moment of whole seconds, in the form of every moment. */
  public KeyBuilder expiry(String attribute, Instant value) {
    Objects.requireNonNull(value, attribute);
    return timestamp(attribute, Times.wholeSeconds(entity, attribute, value));
  }

  /** Appends the second before; before the first moment, nothing. */
  public KeyBuilder expiryBelow(String attribute, Instant value) {
    return Times.FIRST_MOMENT.equals(value) ? this : expiry(attribute, value.minusSeconds(1));
  }

  /** Appends a UUID in lower case. */
  public KeyBuilder uuid(String attribute, UUID value) {
    key.append(Objects.requireNonNull(value, attribute));
    return this;
  }

  /** Appends a ULID in upper case. */
  public KeyBuilder ulid(String attribute, String value) {
    key.append(Ulids.canonical(entity, attribute, Objects.requireNonNull(value, attribute)));
    return this;
  }

  /** Appends bytes as lower-case hexadecimal digits. */
  public KeyBuilder binary(String attribute, SdkBytes value) {
    byte[] bytes = Objects.requireNonNull(value, attribute).asByteArrayUnsafe();
    if (bytes.length == 0) {
      throw invalid(attribute, "is empty and part of a key");
    }
    for (byte b : bytes) {
      key.append(LOWER_HEX.charAt((b >> 4) & 15)).append(LOWER_HEX.charAt(b & 15));
    }
    return this;
  }

  /** The key, for the partition key attribute. */
  public String partitionKey() {
    return atMost(PARTITION_KEY_BYTES, "partition key");
  }

  /** The key, or a prefix or bound of one, for the sort key attribute. */
  public String sortKey() {
    return atMost(SORT_KEY_BYTES, "sort key");
  }

  private String atMost(int limit, String part) {
    String text = key.toString();
    if (text.length() * 3 > limit && Utf8.length(text) > limit) {
      throw invalid(part, "has more than " + limit + " bytes");
    }
    return text;
  }

  private InvalidKeyPart invalid(String attribute, String reason) {
    return new InvalidKeyPart(entity, attribute, reason);
  }
}
