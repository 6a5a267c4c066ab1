package dev.keyplan.prove;

import dev.keyplan.model.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/**
 * The size of an item in bytes, as it counts for limits and capacity: names and values.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html">Item
 *     sizes and formats</a>
 */
public final class ItemSize {

  /** What a list or a map takes beside its contents. */
  private static final int COMPOUND = 3;

  private ItemSize() {}

  /** The size of an item with these attributes. */
  public static int of(Map<String, Value> attributes) {
    return attributes.entrySet().stream()
        .mapToInt(e -> Utf8Order.bytes(e.getKey()) + of(e.getValue()))
        .sum();
  }

  static int of(Value value) {
    return value.matchScalar(
        text -> Utf8Order.bytes(text.text()),
        number -> of(number.number()),
        bool -> 1,
        bytes -> bytes.hex().length() / 2,
        ItemSize::ofCompound);
  }

  /**
   * As measured on the service: one byte, one for each two digits on either side of the point, one
   * for the sign.
   */
  private static int of(BigDecimal number) {
    BigDecimal trimmed = number.stripTrailingZeros();
    BigInteger whole = trimmed.abs().toBigInteger();
    int fraction = Math.max(0, trimmed.scale());
    int leading = whole.signum() == 0 ? fraction - trimmed.precision() : 0;
    int wholeDigits = whole.signum() == 0 ? 0 : significant(whole);
    int fractionDigits = Math.max(0, fraction - Math.max(0, leading));
    return 1 + half(wholeDigits) + half(fractionDigits) + (number.signum() < 0 ? 1 : 0);
  }

  /** Digits without trailing zeros: those of {@code 1E125} take one byte. */
  private static int significant(BigInteger whole) {
    return new BigDecimal(whole).stripTrailingZeros().precision();
  }

  private static int half(int digits) {
    return (digits + 1) / 2;
  }

  private static int ofCompound(Value value) {
    if (value instanceof Value.Items items) {
      return COMPOUND + items.values().stream().mapToInt(v -> 1 + of(v)).sum();
    }
    if (value instanceof Value.Fields fields) {
      return COMPOUND
          + fields.values().entrySet().stream()
              .mapToInt(e -> 1 + Utf8Order.bytes(e.getKey()) + of(e.getValue()))
              .sum();
    }
    if (value instanceof Value.Texts texts) {
      return texts.values().stream().mapToInt(Utf8Order::bytes).sum();
    }
    List<BigDecimal> numbers = ((Value.Numbers) value).values();
    return numbers.stream().mapToInt(ItemSize::of).sum();
  }
}
