package dev.keyplan.view;

import dev.keyplan.model.Value;
import java.math.BigDecimal;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A value as a reader sees it: texts as they are, lists and sets between brackets. */
final class ValueWords {

  private ValueWords() {}

  static String of(Value value) {
    return value.matchScalar(
        Value.Text::text,
        number -> number.number().toPlainString(),
        bool -> Boolean.toString(bool.value()),
        bytes -> "0x" + bytes.hex(),
        ValueWords::ofMany);
  }

  private static String ofMany(Value value) {
    if (value instanceof Value.Items items) {
      return bracketed(items.values().stream().map(ValueWords::of));
    }
    if (value instanceof Value.Texts texts) {
      return bracketed(texts.values().stream());
    }
    if (value instanceof Value.Numbers numbers) {
      return bracketed(numbers.values().stream().map(BigDecimal::toPlainString));
    }
    return ((Value.Fields) value)
        .values().entrySet().stream()
            .map(e -> e.getKey() + ": " + of(e.getValue()))
            .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String bracketed(Stream<String> values) {
    return values.collect(Collectors.joining(", ", "[", "]"));
  }
}
