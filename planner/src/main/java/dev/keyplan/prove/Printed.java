package dev.keyplan.prove;

import dev.keyplan.model.Value;
import java.util.Map;
import java.util.stream.Collectors;

/** Values as a person reads them. */
final class Printed {

  private Printed() {}

  static String of(Value value) {
    return value.matchScalar(
        text -> text.text(),
        number -> number.number().toPlainString(),
        bool -> String.valueOf(bool.value()),
        bytes -> "0x" + bytes.hex(),
        String::valueOf);
  }

  static String of(Map<String, Value> values) {
    return values.entrySet().stream()
        .map(e -> e.getKey() + " " + of(e.getValue()))
        .collect(Collectors.joining(", "));
  }
}
