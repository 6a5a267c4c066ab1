package dev.keyplan.spec;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.keyplan.source.Span;
import dev.keyplan.source.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where in the tree, and under which rules of the schema, an error was found.
 *
 * @param path the nodes from the root to the place
 * @param rules the schema of the last of them
 * @param key the key under which it stands, if it stands in a mapping
 */
record SchemaPlace(List<YamlNode> path, JsonNode rules, Optional<YamlNode.Scalar> key) {

  private static final Pattern WORD = Pattern.compile("`([^`]+)`");

  static SchemaPlace of(YamlNode root, SpecSchema schema, Error error) {
    NodePath location = error.getInstanceLocation();
    List<YamlNode> path = new ArrayList<>(List.of(root));
    JsonNode rules = schema.root();
    Optional<YamlNode.Scalar> key = Optional.empty();
    for (int i = 0; i < location.getNameCount(); i++) {
      YamlNode last = path.get(path.size() - 1);
      String element = String.valueOf(location.getElement(i));
      if (last instanceof YamlNode.Mapping mapping) {
        YamlNode.Entry entry = mapping.entry(element).orElseThrow();
        key = Optional.of(entry.key());
        rules = schema.entry(rules, element);
        path.add(entry.value());
      } else if (last instanceof YamlNode.Sequence sequence) {
        rules = schema.resolve(rules.path("items"));
        path.add(sequence.items().get(Integer.parseInt(element)));
      }
    }
    return new SchemaPlace(path, rules, key);
  }

  YamlNode node() {
    return path.get(path.size() - 1);
  }

  /** What the node is called in a message. */
  String name() {
    return key.map(k -> "`" + k.text() + "`").orElse("the spec");
  }

  /** The key, or the node where it has none. */
  Span label() {
    return key.map(YamlNode.Scalar::span).orElse(node().span());
  }

  /** The value, or its first word. */
  Span valueSpan() {
    return node().span();
  }

  String expects() {
    return rules.path("x-expects").asText("something else");
  }

  /** The words that the schema allows here. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(expects());
    while (matcher.find()) {
      words.add(matcher.group(1));
    }
    return words;
  }
}
