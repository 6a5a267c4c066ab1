package dev.keyplan.model;

import dev.keyplan.model.Attribute.Limits;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Why a text is no value of a type with its limits. */
final class ValueCheck {

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d[\\d_]*)(\\.\\d+)?([eE][+-]?\\d{1,3})?");
  private static final Pattern UUID = Pattern.compile("[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}");
  private static final Pattern ULID = Pattern.compile("[0-7][0-9A-HJKMNP-TV-Z]{25}");
  private static final BigInteger LONG_MIN = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger LONG_MAX = BigInteger.valueOf(Long.MAX_VALUE);

  private ValueCheck() {}

  /** Empty where the text is a value. */
  static Optional<String> fault(AttributeType type, Limits limits, String text) {
    if (!limits.oneOf().isEmpty() && !limits.oneOf().contains(text)) {
      return Optional.of("it is not one of the allowed values");
    }
    Optional<String> byType = byType(type, limits, text);
    if (byType.isPresent()) {
      return byType;
    }
    return limits
        .pattern()
        .filter(p -> !Pattern.matches(p, text))
        .map(p -> "it does not match the pattern");
  }

  private static Optional<String> byType(AttributeType type, Limits limits, String text) {
    return switch (type) {
      case INTEGER, NUMBER -> number(type, limits, text);
      case BOOLEAN -> wanted(text.equals("true") || text.equals("false"), "`true` or `false`");
      case DATE -> wanted(isDate(text), "a date such as `2026-01-31`");
      case TIMESTAMP, EXPIRY ->
          wanted(isMoment(text) || isDate(text), "a time such as `2026-01-31T12:00:00Z`");
      case UUID -> wanted(UUID.matcher(text.toLowerCase(Locale.ROOT)).matches(), "a UUID");
      case ULID ->
          wanted(ULID.matcher(text.toUpperCase(Locale.ROOT)).matches(), "a ULID of 26 characters");
      case BINARY -> wanted(text.matches("([0-9a-fA-F]{2})+"), "pairs of hexadecimal digits");
      case NUMBER_SET -> wanted(NUMBER.matcher(text).matches(), "a number");
      case STRING, LIST, MAP, STRING_SET -> Optional.empty();
    };
  }

  private static Optional<String> wanted(boolean fits, String what) {
    return fits ? Optional.empty() : Optional.of("it is not " + what);
  }

  private static Optional<String> number(AttributeType type, Limits limits, String text) {
    if (!NUMBER.matcher(text).matches()) {
      return Optional.of("it is not a number");
    }
    BigDecimal value = new BigDecimal(text.replace("_", ""));
    BigDecimal plain = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
    if (type == AttributeType.INTEGER && !isLong(plain)) {
      return Optional.of("it is not a whole number of 64 bits");
    }
    if (plain.precision() > 38) {
      return Optional.of("it has more than 38 digits");
    }
    if (limits.scale().filter(s -> plain.scale() > s).isPresent()) {
      return Optional.of("it has more digits after the point than `scale` allows");
    }
    if (limits.min().filter(m -> plain.compareTo(m) < 0).isPresent()) {
      return Optional.of("it is less than `min`");
    }
    return limits.max().filter(m -> plain.compareTo(m) > 0).map(m -> "it is greater than `max`");
  }

  private static boolean isLong(BigDecimal value) {
    if (value.scale() > 0 || value.precision() - value.scale() > 19) {
      return false;
    }
    BigInteger whole = value.toBigInteger();
    return whole.compareTo(LONG_MIN) >= 0 && whole.compareTo(LONG_MAX) <= 0;
  }

  private static boolean isDate(String text) {
    try {
      LocalDate.parse(text);
      return text.length() == 10;
    } catch (DateTimeException notADate) {
      return false;
    }
  }

  private static boolean isMoment(String text) {
    try {
      OffsetDateTime.parse(text);
      return true;
    } catch (DateTimeException notAMoment) {
      return false;
    }
  }
}
