package dev.keyplan.spec;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.source.Span;
import dev.keyplan.source.YamlNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The schema validator's findings, each at its own place and in the user's words. */
final class ShapeFindings {

  private final YamlNode root;
  private final SpecSchema schema;
  private final Set<YamlNode> refused;

  private ShapeFindings(YamlNode root, SpecSchema schema, Set<YamlNode> refused) {
    this.root = root;
    this.schema = schema;
    this.refused = refused;
  }

  /** One finding for each place; nothing for nodes that are refused already. */
  static List<Diagnostic> in(YamlNode root, SpecSchema schema, Set<YamlNode> refused) {
    ShapeFindings findings = new ShapeFindings(root, schema, refused);
    Map<Span, Diagnostic> byPlace = new LinkedHashMap<>();
    for (Error error : schema.errors(SchemaInstance.of(root))) {
      findings.finding(error).ifPresent(d -> byPlace.putIfAbsent(d.span(), d));
    }
    return List.copyOf(byPlace.values());
  }

  private Optional<Diagnostic> finding(Error error) {
    SchemaPlace place = SchemaPlace.of(root, schema, error);
    boolean reported = place.node() instanceof YamlNode.Unusable;
    if (reported || place.path().stream().anyMatch(refused::contains)) {
      return Optional.empty();
    }
    return switch (error.getKeyword()) {
      case "additionalProperties" -> unknownField(place, error.getProperty());
      case "required" -> missingField(place, error.getProperty());
      case "type" -> Optional.of(wrongShape(place));
      default -> Optional.of(badValue(place));
    };
  }

  private Optional<Diagnostic> unknownField(SchemaPlace place, String field) {
    YamlNode.Mapping mapping = (YamlNode.Mapping) place.node();
    YamlNode.Entry entry = mapping.entry(field).orElseThrow();
    if (entry.value() instanceof YamlNode.Unusable) {
      // A text that YAML has cut at a comma looks like a field without a value: one mistake.
      return Optional.empty();
    }
    JsonNode names = place.rules().path("x-names");
    if (!names.isMissingNode()) {
      return Optional.of(badName(entry.key(), names.asText()));
    }
    Diagnostic found =
        SpecRule.UNKNOWN_FIELD.at(
            entry.key().span(), "`" + field + "` is not a field of " + place.name());
    return Optional.of(unknownFieldAdvice(entry, known(place)).map(found::withHelp).orElse(found));
  }

  private static Diagnostic badName(YamlNode.Scalar key, String wanted) {
    return SpecRule.BAD_NAME
        .at(key.span(), "`" + key.text() + "` cannot be a name here")
        .withHelp("wanted is " + wanted);
  }

  private static List<String> known(SchemaPlace place) {
    List<String> known = new ArrayList<>();
    place.rules().path("properties").fieldNames().forEachRemaining(known::add);
    return known;
  }

  private Optional<String> unknownFieldAdvice(YamlNode.Entry entry, List<String> known) {
    String field = entry.key().text();
    if (Nearest.to(field, known).isPresent()) {
      return Nearest.advice(field, known);
    }
    return FieldHomes.of(schema, field)
        .map(home -> "`" + field + "` belongs " + home)
        .or(() -> Nearest.advice(field, known));
  }

  /** A field that is there but misspelt is reported as unknown: one mistake, one message. */
  private static Optional<Diagnostic> missingField(SchemaPlace place, String field) {
    List<String> known = known(place);
    boolean misspelt =
        place.node() instanceof YamlNode.Mapping mapping
            && mapping.entries().stream()
                .map(e -> e.key().text())
                .anyMatch(k -> !known.contains(k) && Nearest.to(k, List.of(field)).isPresent());
    Diagnostic found =
        SpecRule.MISSING_FIELD
            .at(place.label(), place.name() + " has no `" + field + "`")
            .withHelp("add `" + field + "`");
    return misspelt ? Optional.empty() : Optional.of(found);
  }

  private static Diagnostic wrongShape(SchemaPlace place) {
    YamlNode node = place.node();
    String got =
        node.match(s -> "`" + s.text() + "`", m -> "a mapping", s -> "a list", u -> "nothing");
    return SpecRule.WRONG_SHAPE.at(
        place.valueSpan(), place.name() + " is " + place.expects() + ", not " + got);
  }

  private static Diagnostic badValue(SchemaPlace place) {
    String got =
        place
            .node()
            .match(
                s -> "`" + s.text() + "` is", m -> "this is", s -> "this list is", u -> "this is");
    Diagnostic found =
        SpecRule.BAD_VALUE.at(
            place.valueSpan(),
            got + " not a value of " + place.name() + ", which is " + place.expects());
    Optional<String> near =
        place.node() instanceof YamlNode.Scalar s
            ? Nearest.to(s.text(), place.words())
            : Optional.empty();
    return near.map(n -> found.withHelp("did you mean `" + n + "`?")).orElse(found);
  }
}
