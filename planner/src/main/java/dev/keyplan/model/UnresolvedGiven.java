package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.phrase.PatternDraft;
import dev.keyplan.source.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Says why an entry of {@code by} means nothing for a kind.
 *
 * @param kinds by name
 * @param nouns of all kinds and roles
 * @param ends what kinds hold
 */
record UnresolvedGiven(Map<String, Kind> kinds, Nouns nouns, Ends ends) {

  Diagnostic problem(PatternDraft draft, Located<String> entry, Kind main) {
    String name = entry.value();
    String wanted = main.name();
    if (nouns.isKnown(name)) {
      return name.equals(draft.noun().value()) && nouns.isRole(name)
          ? ModelProblem.listedEnd(entry)
          : ModelProblem.notJoined(entry, wanted);
    }
    Optional<String> byEdge =
        kinds.values().stream()
            .filter(k -> k.isEdge() && name.startsWith(k.name() + "."))
            .map(Kind::name)
            .findFirst();
    if (name.contains(".")
        && (byEdge.isPresent() || nouns.isKnown(name.substring(0, name.indexOf('.'))))) {
      return ModelProblem.notPlannedYet(
          entry.span(), "an attribute of another kind, `" + name + "`,");
    }
    List<String> known = new ArrayList<>();
    main.attributes().forEach(a -> known.add(a.name()));
    ends.of(wanted).forEach(r -> known.add(r.role().orElse(r.target())));
    return ModelProblem.unknownGiven(entry, wanted, known.stream().distinct().toList());
  }
}
