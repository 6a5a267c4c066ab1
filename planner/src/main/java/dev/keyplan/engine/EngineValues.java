package dev.keyplan.engine;

import dev.keyplan.model.Value;
import java.math.BigDecimal;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values as the AWS SDK has them, and back. */
public final class EngineValues {

  private EngineValues() {}

  public static Map<String, AttributeValue> toEngine(Map<String, Value> attributes) {
    Map<String, AttributeValue> result = new LinkedHashMap<>();
    attributes.forEach((name, value) -> result.put(name, toEngine(value)));
    return result;
  }

  private static AttributeValue toEngine(Value value) {
    return value.matchScalar(
        text -> AttributeValue.fromS(text.text()),
        number -> AttributeValue.fromN(number.number().toPlainString()),
        bool -> AttributeValue.fromBool(bool.value()),
        bytes -> AttributeValue.fromB(SdkBytes.fromByteArray(HexFormat.of().parseHex(bytes.hex()))),
        EngineValues::compound);
  }

  private static AttributeValue compound(Value value) {
    if (value instanceof Value.Items items) {
      return AttributeValue.fromL(items.values().stream().map(EngineValues::toEngine).toList());
    }
    if (value instanceof Value.Fields fields) {
      return AttributeValue.fromM(toEngine(fields.values()));
    }
    return value instanceof Value.Texts texts
        ? AttributeValue.fromSs(texts.values())
        : AttributeValue.fromNs(
            ((Value.Numbers) value).values().stream().map(BigDecimal::toPlainString).toList());
  }

  public static Map<String, Value> fromEngine(Map<String, AttributeValue> attributes) {
    TreeMap<String, Value> result = new TreeMap<>();
    attributes.forEach((name, value) -> result.put(name, fromEngine(value)));
    return result;
  }

  private static Value fromEngine(AttributeValue value) {
    return switch (value.type()) {
      case S -> new Value.Text(value.s());
      case N -> new Value.Numeric(new BigDecimal(value.n()));
      case BOOL -> new Value.Bool(value.bool());
      case B -> new Value.Bytes(HexFormat.of().formatHex(value.b().asByteArray()));
      case L -> new Value.Items(value.l().stream().map(EngineValues::fromEngine).toList());
      case M -> new Value.Fields(new TreeMap<>(fromEngine(value.m())));
      case SS -> new Value.Texts(value.ss());
      case NS -> new Value.Numbers(numbers(value.ns()));
      default -> throw new IllegalArgumentException("no attribute has the type " + value.type());
    };
  }

  private static List<BigDecimal> numbers(List<String> texts) {
    return texts.stream().map(t -> new BigDecimal(t).stripTrailingZeros()).toList();
  }
}
