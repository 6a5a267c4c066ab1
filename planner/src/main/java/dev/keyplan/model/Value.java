package dev.keyplan.model;

import java.math.BigDecimal;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Function;

/**
 * A value of an attribute, in the shape in which DynamoDB stores it. Dates, timestamps, UUIDs and
 * ULIDs are texts in their stored form.
 */
public sealed interface Value {

  record Text(String text) implements Value {}

  /** A number of at most 38 significant digits; two that differ in scale only are one value. */
  record Numeric(BigDecimal number) implements Value {
    public Numeric {
      number = canonical(number);
    }

    private static BigDecimal canonical(BigDecimal number) {
      return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }
  }

  record Bool(boolean value) implements Value {}

  /** Bytes, as lower-case hexadecimal digits. */
  record Bytes(String hex) implements Value {}

  record Items(List<Value> values) implements Value {
    public Items {
      values = List.copyOf(values);
    }
  }

  record Fields(SortedMap<String, Value> values) implements Value {}

  /** A set of texts, sorted, without repetition, never empty. */
  record Texts(List<String> values) implements Value {
    public Texts {
      values = values.stream().distinct().sorted().toList();
    }
  }

  /** A set of numbers, sorted, without repetition, never empty. */
  record Numbers(List<BigDecimal> values) implements Value {
    public Numbers {
      values = values.stream().map(Numeric::canonical).distinct().sorted().toList();
    }
  }

  /** One function for each case that may be part of a key, and one for all that may not. */
  default <R> R matchScalar(
      Function<Text, R> text,
      Function<Numeric, R> numeric,
      Function<Bool, R> bool,
      Function<Bytes, R> bytes,
      Function<Value, R> other) {
    if (this instanceof Text t) {
      return text.apply(t);
    }
    if (this instanceof Numeric n) {
      return numeric.apply(n);
    }
    if (this instanceof Bool b) {
      return bool.apply(b);
    }
    return this instanceof Bytes b ? bytes.apply(b) : other.apply(this);
  }
}
