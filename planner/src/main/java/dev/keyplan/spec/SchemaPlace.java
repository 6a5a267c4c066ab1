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
 * @param key the nearest key under which it stands, if there is one
 * @param inList whether it is an entry of a list under that key
 */
record SchemaPlace(
    List<YamlNode> path, JsonNode rules, Optional<YamlNode.Scalar> key, boolean inList) {

  private static final Pattern WORD = Pattern.compile("`([^`]+)`");

  static SchemaPlace of(YamlNode root, SpecSchema schema, Error error) {
    NodePath location = error.getInstanceLocation();
    List<YamlNode> path = new ArrayList<>(List.of(root));
    JsonNode rules = schema.root();
    Optional<YamlNode.Scalar> key = Optional.empty();
    boolean inList = false;
    for (int i = 0; i < location.getNameCount(); i++) {
      YamlNode last = path.get(path.size() - 1);
      String element = String.valueOf(location.getElement(i));
      if (last instanceof YamlNode.Mapping mapping) {
        YamlNode.Entry entry = mapping.entry(element).orElseThrow();
        key = Optional.of(entry.key());
        inList = false;
        rules = schema.entry(rules, element);
        path.add(entry.value());
      } else if (last instanceof YamlNode.Sequence sequence) {
        inList = true;
        rules = schema.resolve(rules.path("items"));
        path.add(sequence.items().get(Integer.parseInt(element)));
      }
    }
    return new SchemaPlace(path, rules, key, inList);
  }

  YamlNode node() {
    return path.get(path.size() - 1);
  }

  /** What the node is called in a message. */
  String name() {
    String list = inList ? "an entry of " : "";
    return key.map(k -> list + "`" + k.text() + "`").orElse("the spec");
  }

  /** The key, or the node where it has none. */
  Span label() {
    return inList ? node().span() : key.map(YamlNode.Scalar::span).orElse(node().span());
  }

  /** The value; the key where a collection stands on its own lines. */
  Span valueSpan() {
    return node().span();
  }

  String expects() {
    return rules.path("x-expects").asText("something else");
  }

  /** The words that the schema allows here, where it lists them. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    if (!expects().startsWith("one of ")) {
      return words;
    }
    Matcher matcher = WORD.matcher(expects());
    while (matcher.find()) {
      words.add(matcher.group(1));
    }
    return words;
  }
}
