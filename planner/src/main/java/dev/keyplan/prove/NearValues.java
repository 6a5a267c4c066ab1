package dev.keyplan.prove;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Value;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Values that a wrong key would mix up with a given one: one unit beside it, or with something
 * before or behind it.
 */
final class NearValues {

  private NearValues() {}

  /** Other values of the attribute, all of which an argument may have. */
  static List<Value> of(Attribute attribute, Value value) {
    if (!attribute.limits().oneOf().isEmpty()) {
      return attribute.type() == AttributeType.STRING
          ? attribute.limits().oneOf().stream().map(t -> (Value) new Value.Text(t)).toList()
          : List.of();
    }
    if (value instanceof Value.Numeric numeric) {
      return numbers(attribute, numeric.number());
    }
    if (value instanceof Value.Bool bool) {
      return List.of(new Value.Bool(!bool.value()));
    }
    if (value instanceof Value.Bytes bytes) {
      return List.of(new Value.Bytes(bytes.hex() + "00"));
    }
    return value instanceof Value.Text text ? texts(attribute, text.text()) : List.of();
  }

  private static List<Value> texts(Attribute attribute, String text) {
    return switch (attribute.type()) {
      case DATE -> {
        LocalDate date = LocalDate.parse(text);
        yield valuesOf(Stream.of(date.minusDays(1), date.plusDays(1)).map(LocalDate::toString));
      }
      case TIMESTAMP -> {
        Instant moment = Instant.parse(text);
        yield valuesOf(
            Stream.of(moment.minusMillis(1), moment.plusMillis(1)).map(KeyTexts::moment));
      }
      case UUID, ULID ->
          valuesOf(Stream.of(text.substring(0, text.length() - 1) + otherDigit(text)));
      default -> freeTexts(text);
    };
  }

  private static String otherDigit(String text) {
    return text.endsWith("7") ? "8" : "7";
  }

  private static List<Value> freeTexts(String text) {
    List<String> near =
        new ArrayList<>(List.of(text + "0", text + "#", text + "#x", text + "$", text + " "));
    int last = text.offsetByCodePoints(text.length(), -1);
    if (last > 0) {
      near.add(text.substring(0, last));
    }
    return valuesOf(near.stream());
  }

  private static List<Value> valuesOf(Stream<String> texts) {
    return texts.map(t -> (Value) new Value.Text(t)).toList();
  }

  private static List<Value> numbers(Attribute attribute, BigDecimal number) {
    int scale =
        attribute.type() == AttributeType.INTEGER ? 0 : attribute.limits().scale().orElse(0);
    BigDecimal unit = BigDecimal.ONE.movePointLeft(scale);
    return Stream.of(
            number.subtract(unit),
            number.add(unit),
            number.multiply(BigDecimal.TEN),
            number.negate())
        .filter(n -> attribute.limits().min().stream().allMatch(min -> n.compareTo(min) >= 0))
        .filter(n -> attribute.limits().max().stream().allMatch(max -> n.compareTo(max) <= 0))
        .filter(n -> n.abs().compareTo(new BigDecimal("1E15")) < 0)
        .map(n -> (Value) new Value.Numeric(n))
        .toList();
  }
}
