package dev.keyplan.spec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keyplan.source.YamlNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;

/**
 * A YAML tree as the schema validator wants it: plain scalars typed by YAML 1.2's core rules, as an
 * editor does.
 */
final class SchemaInstance {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final Pattern INTEGER = Pattern.compile("-?(0|[1-9][0-9]{0,99})");
  private static final Pattern DECIMAL = Pattern.compile("-?(0|[1-9][0-9]{0,99})\\.[0-9]{1,99}");

  private SchemaInstance() {}

  static JsonNode of(YamlNode node) {
    return node.match(
        SchemaInstance::scalar,
        mapping -> {
          ObjectNode object = JSON.objectNode();
          mapping.entries().forEach(e -> object.set(e.key().text(), of(e.value())));
          return object;
        },
        sequence -> {
          ArrayNode array = JSON.arrayNode();
          sequence.items().forEach(item -> array.add(of(item)));
          return array;
        },
        unusable -> JSON.nullNode());
  }

  private static JsonNode scalar(YamlNode.Scalar scalar) {
    String text = scalar.text();
    if (scalar.style() != YamlNode.Style.PLAIN) {
      return JSON.textNode(text);
    }
    if (text.equals("true") || text.equals("false")) {
      return JSON.booleanNode(text.equals("true"));
    }
    if (INTEGER.matcher(text).matches()) {
      return JSON.numberNode(new BigInteger(text));
    }
    return DECIMAL.matcher(text).matches()
        ? JSON.numberNode(new BigDecimal(text))
        : JSON.textNode(text);
  }
}
