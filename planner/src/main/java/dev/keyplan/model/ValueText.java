package dev.keyplan.model;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

/** A value as a spec writes it. */
public final class ValueText {

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private ValueText() {}

  /** The value of the attribute's type in its stored form; empty where the text is none. */
  public static Optional<Value> parse(Attribute attribute, String text) {
    return switch (attribute.type()) {
      case STRING -> Optional.of(new Value.Text(text));
      case UUID -> Optional.of(new Value.Text(text.toLowerCase(Locale.ROOT)));
      case ULID -> Optional.of(new Value.Text(text.toUpperCase(Locale.ROOT)));
      case INTEGER, NUMBER -> number(text).map(Value.Numeric::new);
      case BOOLEAN -> bool(text);
      case DATE -> date(text);
      case TIMESTAMP -> instant(text).map(ValueText::moment);
      case EXPIRY -> instant(text).map(ValueText::seconds);
      case BINARY -> hex(text);
      case LIST -> Optional.of(new Value.Items(List.of(new Value.Text(text))));
      case MAP -> Optional.of(note(text));
      case STRING_SET -> Optional.of(new Value.Texts(List.of(text)));
      case NUMBER_SET -> number(text).map(n -> new Value.Numbers(List.of(n)));
    };
  }

  private static Value note(String text) {
    TreeMap<String, Value> fields = new TreeMap<>();
    fields.put("note", new Value.Text(text));
    return new Value.Fields(fields);
  }

  private static Optional<BigDecimal> number(String text) {
    try {
      return Optional.of(new BigDecimal(text.replace("_", "")));
    } catch (NumberFormatException notANumber) {
      return Optional.empty();
    }
  }

  private static Optional<Value> bool(String text) {
    return text.equals("true") || text.equals("false")
        ? Optional.of(new Value.Bool(text.equals("true")))
        : Optional.empty();
  }

  private static Optional<Value> date(String text) {
    try {
      return Optional.of(new Value.Text(LocalDate.parse(text).toString()));
    } catch (DateTimeException notADate) {
      return Optional.empty();
    }
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(OffsetDateTime.parse(text).toInstant());
    } catch (DateTimeException notAMoment) {
      return date(text).isPresent() ? instant(text + "T00:00:00Z") : Optional.empty();
    }
  }

  /** The stored form of a moment at which an item expires. */
  public static Value seconds(Instant instant) {
    return new Value.Numeric(BigDecimal.valueOf(instant.getEpochSecond()));
  }

  /** The stored form of a moment: always 24 characters. */
  public static Value moment(Instant instant) {
    return new Value.Text(MOMENT.format(instant));
  }

  private static Optional<Value> hex(String text) {
    String digits = text.toLowerCase(Locale.ROOT);
    return digits.matches("([0-9a-f]{2})+")
        ? Optional.of(new Value.Bytes(digits))
        : Optional.empty();
  }

  /** The text of a text value. */
  public static Optional<String> of(Value value) {
    return value instanceof Value.Text text ? Optional.of(text.text()) : Optional.empty();
  }
}
