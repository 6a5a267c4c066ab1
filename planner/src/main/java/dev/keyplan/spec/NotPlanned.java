package dev.keyplan.spec;

import com.fasterxml.jackson.databind.JsonNode;
import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Span;
import dev.keyplan.source.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What the schema knows and this version refuses, each at its own place; the nodes refused are not
 * judged further.
 */
final class NotPlanned {

  private final SpecSchema schema;
  private final Set<YamlNode> refused;
  private final List<Diagnostic> found = new ArrayList<>();

  private NotPlanned(SpecSchema schema, Set<YamlNode> refused) {
    this.schema = schema;
    this.refused = refused;
  }

  /**
   * The findings.
   *
   * @param refused takes the nodes that are refused, by identity
   */
  static List<Diagnostic> in(YamlNode root, SpecSchema schema, Set<YamlNode> refused) {
    NotPlanned walk = new NotPlanned(schema, refused);
    walk.visit(root, schema.root());
    return walk.found;
  }

  private void visit(YamlNode node, JsonNode rules) {
    node.match(
        scalar -> {
          visitScalar(scalar, rules);
          return true;
        },
        mapping -> {
          visitMapping(mapping, rules);
          return true;
        },
        sequence -> {
          visitSequence(sequence, rules);
          return true;
        },
        unusable -> true);
  }

  private void visitScalar(YamlNode.Scalar scalar, JsonNode rules) {
    boolean listed = false;
    for (JsonNode word : rules.path("x-not-planned")) {
      listed |= word.asText().equals(scalar.text());
    }
    JsonNode only = rules.path("x-only-planned");
    if (listed || (!only.isMissingNode() && !contains(only, scalar.text()))) {
      refuse(scalar, scalar.span(), "`" + scalar.text() + "`", rules);
    }
  }

  private static boolean contains(JsonNode words, String text) {
    for (JsonNode word : words) {
      if (word.asText().equals(text)) {
        return true;
      }
    }
    return false;
  }

  private void visitMapping(YamlNode.Mapping mapping, JsonNode rules) {
    if (rules.path("x-not-planned-shape").asText().equals("object")) {
      refuse(mapping, mapping.span(), "a mapping here", rules);
      return;
    }
    for (YamlNode.Entry entry : mapping.entries()) {
      JsonNode inner = schema.entry(rules, entry.key().text());
      if (inner.path("x-planned").isBoolean()) {
        refuse(entry.value(), entry.key().span(), "`" + entry.key().text() + "`", inner);
      } else {
        visit(entry.value(), inner);
      }
    }
  }

  private void visitSequence(YamlNode.Sequence sequence, JsonNode rules) {
    if (rules.path("x-not-planned-shape").asText().equals("array")) {
      refuse(sequence, sequence.span(), "a list here", rules);
      return;
    }
    JsonNode items = schema.resolve(rules.path("items"));
    sequence.items().forEach(item -> visit(item, items));
  }

  private void refuse(YamlNode node, Span span, String what, JsonNode rules) {
    refused.add(node);
    String meanwhile = rules.path("x-meanwhile").asText("leave it out for now");
    found.add(SpecRule.notPlannedYet(span, what, meanwhile));
  }
}
