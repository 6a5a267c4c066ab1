package dev.keyplan.example;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Narrowing;
import dev.keyplan.model.Value;
import dev.keyplan.model.ValueText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Different values for each attribute: the author's examples first, then made ones, all within its
 * limits.
 */
final class ExampleValues {

  private static final int MOST = 8;

  private final Map<String, List<Value>> known = new LinkedHashMap<>();
  private final List<Diagnostic> findings = new ArrayList<>();
  private final Model model;

  ExampleValues(Model model) {
    this.model = model;
  }

  /** At most eight different values, none where nothing fits. */
  List<Value> of(Kind kind, Attribute attribute) {
    Optional<Attribute> referred = referred(kind, attribute);
    String name = kind.name() + "." + attribute.name();
    List<Value> found = known.get(name);
    if (found == null) {
      found = made(kind, referred.orElse(attribute));
      known.put(name, found);
      if (found.isEmpty()) {
        findings.add(missing(kind, attribute));
      }
    }
    return found;
  }

  List<Diagnostic> findings() {
    return List.copyOf(findings);
  }

  /** A reference whose target gave no identity takes its values from the target's attribute. */
  private Optional<Attribute> referred(Kind kind, Attribute attribute) {
    return kind.references().stream()
        .filter(r -> r.attributes().contains(attribute.name()))
        .findFirst()
        .map(
            r -> {
              Kind target = model.kind(r.target());
              return target.attribute(
                  target.identity().get(r.attributes().indexOf(attribute.name())));
            });
  }

  private List<Value> made(Kind kind, Attribute attribute) {
    List<Value> given =
        attribute.examples().stream()
            .flatMap(e -> ValueText.parse(attribute, e).stream())
            .filter(v -> ValueLimits.allow(attribute, v))
            .distinct()
            .toList();
    List<Value> fixed = fixed(kind, attribute);
    if (given.size() > 1 && !mustDiffer(kind, attribute)) {
      return Stream.concat(given.stream(), fixed.stream()).distinct().toList();
    }
    Stream<Value> more =
        Stream.concat(nearTo(attribute, given), candidates(kind, attribute).stream());
    return Stream.of(
            given.stream(), fixed.stream(), more.filter(v -> ValueLimits.allow(attribute, v)))
        .flatMap(s -> s)
        .distinct()
        .limit(Math.max(MOST, given.size()))
        .toList();
  }

  /** What patterns fix: some item has it, so that they find something. */
  private List<Value> fixed(Kind kind, Attribute attribute) {
    if (!attribute.limits().oneOf().isEmpty()) {
      return List.of();
    }
    return model.accessPatterns().stream()
        .filter(p -> p.kind().equals(kind.name()))
        .flatMap(p -> p.narrowing().fixed().stream())
        .filter(f -> f.attribute().equals(attribute.name()))
        .map(Narrowing.Fixed::value)
        .distinct()
        .toList();
  }

  private static boolean mustDiffer(Kind kind, Attribute attribute) {
    return kind.identifies(attribute.name())
        || AttributeFilling.isDistinct(kind, attribute.name())
        || AttributeFilling.completesUnique(kind, attribute.name());
  }

  /**
   * Texts in the manner of the author's, first one that only a closed prefix keeps apart from it.
   */
  private static Stream<Value> nearTo(Attribute attribute, List<Value> given) {
    if (attribute.type() != AttributeType.STRING || !attribute.limits().oneOf().isEmpty()) {
      return Stream.of();
    }
    return given.stream()
        .flatMap(v -> ValueText.of(v).stream())
        .limit(1)
        .flatMap(text -> Words.like(text).stream())
        .map(Value.Text::new);
  }

  private List<Value> candidates(Kind kind, Attribute attribute) {
    if (!attribute.limits().oneOf().isEmpty()) {
      return attribute.limits().oneOf().stream()
          .flatMap(t -> ValueText.parse(attribute, t).stream())
          .toList();
    }
    boolean inKey =
        mustDiffer(kind, attribute) || AttributeFilling.isLookedAt(model, kind, attribute.name());
    return CandidateValues.of(kind, attribute, inKey);
  }

  private static Diagnostic missing(Kind kind, Attribute attribute) {
    return Diagnostic.of(
            ExampleRule.NO_EXAMPLE_VALUE,
            attribute.span(),
            "no example value of `" + kind.name() + "." + attribute.name() + "` could be made")
        .withHelp("give some under `examples`");
  }
}
