package dev.keyplan.testing;

import dev.keyplan.engine.EngineValues;
import dev.keyplan.model.Value;
import dev.keyplan.model.ValueText;
import dev.keyplan.view.java.JavaAttribute;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values in the types of generated Java, and back. */
final class JavaValues {

  private static final DateTimeFormatter MILLIS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private JavaValues() {}

  /** A value as an argument of that type; {@code null} where there is none. */
  static Object toJava(Optional<Value> value, Class<?> type) throws ReflectiveOperationException {
    if (value.isEmpty()) {
      return null;
    }
    if (value.get() instanceof Value.Text text) {
      return ofText(text.text(), type);
    }
    if (value.get() instanceof Value.Numeric numeric) {
      if (type == Instant.class) {
        return Instant.ofEpochSecond(numeric.number().longValueExact());
      }
      return type == BigDecimal.class ? numeric.number() : numeric.number().longValueExact();
    }
    return ofOther(value.get());
  }

  private static Object ofText(String text, Class<?> type) throws ReflectiveOperationException {
    if (type == LocalDate.class) {
      return LocalDate.parse(text);
    } else if (type == Instant.class) {
      return Instant.parse(text);
    } else if (type == UUID.class) {
      return UUID.fromString(text);
    }
    return type.isEnum()
        ? ((Optional<?>) type.getMethod("of", String.class).invoke(null, text)).orElseThrow()
        : text;
  }

  private static Object ofOther(Value value) {
    if (value instanceof Value.Bool bool) {
      return bool.value();
    } else if (value instanceof Value.Bytes bytes) {
      return SdkBytes.fromByteArray(HexFormat.of().parseHex(bytes.hex()));
    } else if (value instanceof Value.Texts texts) {
      return Set.copyOf(texts.values());
    } else if (value instanceof Value.Numbers numbers) {
      return Set.copyOf(numbers.values());
    } else if (value instanceof Value.Items items) {
      return items.values().stream().map(JavaValues::stored).toList();
    }
    return ((Value.Fields) value)
        .values().entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, e -> stored(e.getValue())));
  }

  private static AttributeValue stored(Value value) {
    return EngineValues.toEngine(Map.of("value", value)).get("value");
  }

  /** The value that a component of a record holds; empty for {@code null}. */
  static Optional<Value> ofJava(JavaAttribute attribute, Object value)
      throws ReflectiveOperationException {
    return attribute.writer().equals("expiry") && value instanceof Instant moment
        ? Optional.of(ValueText.seconds(moment))
        : ofJava(value);
  }

  private static Optional<Value> ofJava(Object value) throws ReflectiveOperationException {
    if (value instanceof Instant moment) {
      return Optional.of(new Value.Text(MILLIS.format(moment)));
    } else if (value instanceof Enum<?> constant) {
      return ofJava(constant.getDeclaringClass().getMethod("value").invoke(constant));
    } else if (value instanceof BigDecimal number) {
      return Optional.of(new Value.Numeric(number));
    } else if (value instanceof Long number) {
      return Optional.of(new Value.Numeric(BigDecimal.valueOf(number)));
    } else if (value instanceof Boolean bool) {
      return Optional.of(new Value.Bool(bool));
    } else if (value instanceof SdkBytes bytes) {
      return Optional.of(new Value.Bytes(HexFormat.of().formatHex(bytes.asByteArray())));
    }
    return value instanceof Set || value instanceof List || value instanceof Map
        ? Optional.of(ofCollection(value))
        : Optional.ofNullable(value).map(v -> new Value.Text(v.toString()));
  }

  private static Value ofCollection(Object value) {
    if (value instanceof Set<?> set) {
      return set.iterator().next() instanceof BigDecimal
          ? new Value.Numbers(set.stream().map(BigDecimal.class::cast).toList())
          : new Value.Texts(set.stream().map(String.class::cast).toList());
    }
    Map<String, AttributeValue> wrapped = new TreeMap<>();
    if (value instanceof List<?> list) {
      List<AttributeValue> values = list.stream().map(AttributeValue.class::cast).toList();
      wrapped.put("value", AttributeValue.fromL(values));
    } else {
      Map<String, AttributeValue> fields = new TreeMap<>();
      ((Map<?, ?>) value).forEach((k, v) -> fields.put((String) k, (AttributeValue) v));
      wrapped.put("value", AttributeValue.fromM(fields));
    }
    return EngineValues.fromEngine(wrapped).get("value");
  }
}
