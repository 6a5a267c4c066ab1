package dev.keyplan.example;

import dev.keyplan.model.Value;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Values as DynamoDB JSON: each with its type descriptor.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html">Low-level
 *     API</a>
 */
public final class DynamoJson {

  private DynamoJson() {}

  /** {@code {"S":"a91"}}. */
  public static String of(Value value) {
    return value.matchScalar(
        text -> typed("S", quoted(text.text())),
        number -> typed("N", quoted(plain(number.number()))),
        bool -> typed("BOOL", String.valueOf(bool.value())),
        bytes -> typed("B", quoted(base64(bytes.hex()))),
        DynamoJson::compound);
  }

  private static String compound(Value value) {
    if (value instanceof Value.Items items) {
      return typed("L", list(items.values(), DynamoJson::of));
    }
    if (value instanceof Value.Fields fields) {
      return typed("M", object(fields.values()));
    }
    return value instanceof Value.Texts texts
        ? typed("SS", list(texts.values(), DynamoJson::quoted))
        : typed("NS", list(((Value.Numbers) value).values(), n -> quoted(plain(n))));
  }

  /** An object of typed values on one line. */
  static String object(Map<String, Value> attributes) {
    return attributes.entrySet().stream()
        .map(e -> quoted(e.getKey()) + ": " + of(e.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String typed(String type, String json) {
    return "{\"" + type + "\": " + json + "}";
  }

  private static <T> String list(List<T> values, Function<T, String> printed) {
    return values.stream().map(printed).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String plain(BigDecimal number) {
    return number.toPlainString();
  }

  private static String base64(String hex) {
    return Base64.getEncoder().encodeToString(HexFormat.of().parseHex(hex));
  }

  static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ' || c == 0x7f || Character.isSurrogate(c)) {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }
}
