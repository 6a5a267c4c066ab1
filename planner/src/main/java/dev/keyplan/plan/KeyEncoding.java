package dev.keyplan.plan;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * How a value stands in a key, so that keys are injective (R3) and their byte order is the order of
 * the values (R4).
 *
 * <p>Texts are kept, but every character up to and including {@code %} (U+0000 to U+0025) is
 * written as {@code %} and two hexadecimal digits. So the delimiter and the escape character never
 * occur in a value, and since no other character that can occur is below the delimiter, a text
 * sorts before all its continuations even where another part follows it. Characters above {@code %}
 * are unchanged, in the order of their UTF-8 bytes.
 *
 * <p>Numbers are fixed in width: the digits of {@code min} and {@code max} give it (or 19 for an
 * integer, 38 for a number with a scale). Where {@code min} is not given or below zero there is one
 * digit more, always {@code 0} for values from zero up, and a negative value is {@code -} and the
 * complement of its digits.
 *
 * <p>The moment at which an item expires is stored in seconds, and stands in a key as any
 * timestamp.
 */
public final class KeyEncoding {

  /** Between the parts of a key. */
  public static final String DELIMITER = "#";

  /**
   * The character after the delimiter: no encoded value contains it, so no key continues with it.
   */
  public static final String PAST_DELIMITER = "$";

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private static final int INTEGER_DIGITS = 19;
  private static final int NUMBER_DIGITS = 38;

  private KeyEncoding() {}

  /**
   * The encoded value.
   *
   * @throws IllegalArgumentException if the value is empty, does not fit the attribute's type or
   *     limits, or has an unpaired surrogate
   */
  public static String encode(Attribute attribute, Value value) {
    return value.matchScalar(
        text -> encodeText(attribute, text.text()),
        number ->
            attribute.type() == AttributeType.EXPIRY
                ? moment(number.number().longValueExact())
                : encodeNumber(attribute, number.number()),
        bool -> bool.value() ? "1" : "0",
        bytes -> requireContent(attribute, bytes.hex()),
        other -> {
          throw new IllegalArgumentException(attribute.name() + " cannot be part of a key");
        });
  }

  private static String moment(long epochSecond) {
    return MOMENT.format(Instant.ofEpochSecond(epochSecond));
  }

  private static String encodeText(Attribute attribute, String text) {
    requireContent(attribute, text);
    return switch (attribute.type()) {
      case UUID -> text.toLowerCase(Locale.ROOT);
      case ULID -> text.toUpperCase(Locale.ROOT);
      case DATE, TIMESTAMP -> text;
      default -> escape(text);
    };
  }

  private static String requireContent(Attribute attribute, String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException(attribute.name() + " is empty and part of a key");
    }
    return text;
  }

  /** A text, or the start of one, with every character up to {@code %} escaped. */
  public static String escape(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c <= '%') {
        out.append('%').append(String.format(Locale.ROOT, "%02X", (int) c));
      } else {
        requirePaired(text, i);
        out.append(c);
      }
    }
    return out.toString();
  }

  private static void requirePaired(String text, int index) {
    char c = text.charAt(index);
    boolean lone =
        Character.isHighSurrogate(c)
            ? index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1))
            : Character.isLowSurrogate(c)
                && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
    if (lone) {
      throw new IllegalArgumentException("unpaired surrogate at " + index);
    }
  }

  private static String encodeNumber(Attribute attribute, BigDecimal number) {
    if (number.stripTrailingZeros().scale() > scale(attribute)) {
      throw new IllegalArgumentException(attribute.name() + " has too many decimals: " + number);
    }
    BigInteger units = number.setScale(scale(attribute)).unscaledValue();
    int width = digits(attribute);
    BigInteger limit = BigInteger.TEN.pow(width);
    if (units.abs().compareTo(limit) >= 0 || (units.signum() < 0 && !isSigned(attribute))) {
      throw new IllegalArgumentException(attribute.name() + " is out of range: " + number);
    }
    if (units.signum() < 0) {
      return "-" + padded(limit.subtract(BigInteger.ONE).add(units), width);
    }
    return padded(units, isSigned(attribute) ? width + 1 : width);
  }

  private static String padded(BigInteger value, int width) {
    String digits = value.toString();
    return "0".repeat(width - digits.length()) + digits;
  }

  /** Digits after the decimal point: 0 for an integer. */
  public static int scale(Attribute attribute) {
    return attribute.type() == AttributeType.INTEGER ? 0 : attribute.limits().scale().orElse(0);
  }

  /** Whether negative values occur: unless {@code min} is given and at least 0. */
  public static boolean isSigned(Attribute attribute) {
    return attribute.limits().min().map(min -> min.signum() < 0).orElse(true);
  }

  /** Digits of the magnitude, scale included, without the sign's place. */
  public static int digits(Attribute attribute) {
    int most = attribute.type() == AttributeType.INTEGER ? INTEGER_DIGITS : NUMBER_DIGITS;
    if (attribute.limits().max().isEmpty()) {
      return most;
    }
    BigDecimal magnitude = attribute.limits().max().get().abs();
    if (isSigned(attribute)) {
      if (attribute.limits().min().isEmpty()) {
        return most;
      }
      magnitude = magnitude.max(attribute.limits().min().get().abs());
    }
    BigInteger units = magnitude.movePointRight(scale(attribute)).toBigInteger();
    return Math.min(most, Math.max(1, units.toString().length()));
  }
}
