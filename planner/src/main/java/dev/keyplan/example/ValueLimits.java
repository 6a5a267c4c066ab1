package dev.keyplan.example;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Value;
import java.math.BigDecimal;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Whether a value is within the limits of an attribute. */
final class ValueLimits {

  /** Steps after which a regular expression counts as not matching; a bad one would take years. */
  private static final int PATIENCE = 20_000;

  private static final BigDecimal INT64 = BigDecimal.valueOf(Long.MAX_VALUE);

  private ValueLimits() {}

  static boolean allow(Attribute attribute, Value value) {
    if (value instanceof Value.Numeric numeric) {
      return allowsNumber(attribute, numeric.number());
    }
    if (value instanceof Value.Text text) {
      return allowsText(attribute, text.text());
    }
    return true;
  }

  private static boolean allowsNumber(Attribute attribute, BigDecimal number) {
    Attribute.Limits limits = attribute.limits();
    return limits.min().stream().allMatch(min -> number.compareTo(min) >= 0)
        && limits.max().stream().allMatch(max -> number.compareTo(max) <= 0)
        && limits.scale().stream().allMatch(scale -> number.scale() <= scale)
        && number.precision() <= 38
        && isOneOf(limits, number)
        && switch (attribute.type()) {
          case INTEGER -> number.scale() <= 0 && number.abs().compareTo(INT64) <= 0;
          default -> true;
        };
  }

  private static boolean isOneOf(Attribute.Limits limits, BigDecimal number) {
    return limits.oneOf().isEmpty()
        || limits.oneOf().stream()
            .anyMatch(t -> t.matches("-?[0-9.]+") && new BigDecimal(t).compareTo(number) == 0);
  }

  private static boolean allowsText(Attribute attribute, String text) {
    Attribute.Limits limits = attribute.limits();
    return !text.isEmpty()
        && (limits.oneOf().isEmpty() || limits.oneOf().contains(text))
        && limits.pattern().stream().allMatch(pattern -> matches(pattern, text));
  }

  /** Whether the whole text matches, within the patience. */
  static boolean matches(String pattern, String text) {
    try {
      return Pattern.compile(pattern).matcher(new Counted(text, new AtomicInteger())).matches();
    } catch (PatternSyntaxException | OutOfPatience noAnswer) {
      return false;
    }
  }

  private static final class OutOfPatience extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** Counts how often a character is looked at, the only way to stop {@link Pattern}. */
  private record Counted(String text, AtomicInteger looks) implements CharSequence {

    @Override
    public char charAt(int index) {
      if (looks.incrementAndGet() > PATIENCE) {
        throw new OutOfPatience();
      }
      return text.charAt(index);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return new Counted(text.substring(start, end), looks);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
