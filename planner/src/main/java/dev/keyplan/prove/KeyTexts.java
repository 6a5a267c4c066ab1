package dev.keyplan.prove;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Value;
import dev.keyplan.plan.KeyEncoding;
import dev.keyplan.plan.KeyText;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The texts that a request computes from its arguments and from the item of the step before.
 *
 * @param arguments the values of the pattern's parameters
 * @param previous the item that the step before returned
 */
record KeyTexts(Arguments arguments, Optional<StoredItem> previous) {

  /**
   * The text.
   *
   * @throws IllegalArgumentException if a value does not fit its attribute: then no item can have
   *     it
   */
  String of(KeyText text) {
    List<String> parts =
        text.parts().stream().map(p -> p.match(f -> f.text(), this::encoded)).toList();
    return parts.stream().collect(Collectors.joining(KeyEncoding.DELIMITER)) + text.ending().text();
  }

  private String encoded(KeyText.Bound bound) {
    Value value = bound.source().match(g -> arguments.get(g.parameter()), this::ofPrevious);
    return switch (bound.form()) {
      case WHOLE -> KeyEncoding.encode(bound.attribute(), value);
      case ONE_BELOW -> KeyEncoding.encode(bound.attribute(), below(bound.attribute(), value));
      case TEXT_PREFIX -> KeyEncoding.escape(((Value.Text) value).text());
    };
  }

  private Value ofPrevious(KeyText.Previous source) {
    return previous
        .flatMap(item -> item.get(source.attribute()))
        .orElseThrow(
            () -> RefusedRequest.invalid("the step before gave no `" + source.attribute() + "`"));
  }

  private static Value below(Attribute attribute, Value value) {
    if (value instanceof Value.Numeric numeric) {
      BigDecimal unit = BigDecimal.ONE.movePointLeft(KeyEncoding.scale(attribute));
      return new Value.Numeric(numeric.number().subtract(unit));
    }
    String text = ((Value.Text) value).text();
    return new Value.Text(
        attribute.type() == AttributeType.DATE
            ? LocalDate.parse(text).minusDays(1).toString()
            : moment(Instant.parse(text).minusMillis(1)));
  }

  /** The stored form of a moment. */
  static String moment(Instant instant) {
    String text = instant.toString();
    // Instant leaves out zero milliseconds, which the stored form keeps.
    return text.length() == "2026-09-01T08:00:00Z".length() ? text.replace("Z", ".000Z") : text;
  }
}
