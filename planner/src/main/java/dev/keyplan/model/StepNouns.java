package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What the nouns of a write's steps mean: a kind, or the role of an end of a kind that another step
 * names.
 */
final class StepNouns {

  private final Map<String, Kind> kinds;
  private final Map<String, Kind> roles = new LinkedHashMap<>();
  private final List<Reference> references = new ArrayList<>();
  private final List<Diagnostic> problems;

  StepNouns(Map<String, Kind> kinds, List<StepDraft> drafts, List<Diagnostic> problems) {
    this.kinds = kinds;
    this.problems = problems;
    for (String noun : drafts.stream().map(d -> d.noun().value()).distinct().toList()) {
      Optional.ofNullable(kinds.get(noun)).ifPresent(k -> references.addAll(k.references()));
    }
    for (Reference reference : references) {
      Kind target = kinds.get(reference.target());
      if (target != null) {
        reference.role().ifPresent(role -> roles.put(role, target));
      }
    }
  }

  /** An item of a write, by the name that the steps give it. */
  record Meant(String item, Kind kind) {}

  Optional<Meant> meant(Located<String> noun) {
    Kind kind = kinds.get(noun.value());
    if (kind == null) {
      Kind ofRole = roles.get(noun.value());
      if (ofRole == null) {
        TreeSet<String> known = new TreeSet<>(kinds.keySet());
        known.addAll(roles.keySet());
        problems.add(ModelProblem.unknownKind(noun, known));
      }
      return Optional.ofNullable(ofRole).map(k -> new Meant(noun.value(), k));
    }
    List<String> several =
        references.stream()
            .filter(r -> r.target().equals(kind.name()) && r.form() != Reference.Form.TENANT)
            .flatMap(r -> r.role().stream())
            .distinct()
            .toList();
    if (several.size() > 1) {
      problems.add(StepProblem.severalRoles(noun, several));
      return Optional.empty();
    }
    return Optional.of(new Meant(noun.value(), kind));
  }
}
