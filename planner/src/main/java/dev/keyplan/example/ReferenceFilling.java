package dev.keyplan.example;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Reference;
import dev.keyplan.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Gives each item of a kind the references that are not part of its identity. */
final class ReferenceFilling {

  /**
   * The parent's number for each child: one parent has several, one has one, one has two, one has
   * none.
   */
  private static final int[] PARENTS = {0, 0, 1, 0, 3, 3};

  /** The partner's number for each item of a one-to-one relation: one has no partner. */
  private static final int[] PARTNERS = {0, 1, 3, 2, 4, 5};

  private final Kind kind;
  private final Map<String, List<Map<String, Value>>> identities;

  ReferenceFilling(Kind kind, Map<String, List<Map<String, Value>>> identities) {
    this.kind = kind;
    this.identities = identities;
  }

  /** The rows with their references; a row for which there is none left is left out. */
  List<Map<String, Value>> filled() {
    Map<String, Set<Map<String, Value>>> taken = new LinkedHashMap<>();
    List<Map<String, Value>> result = new ArrayList<>();
    List<Map<String, Value>> rows = identities.getOrDefault(kind.name(), List.of());
    for (int i = 0; i < rows.size(); i++) {
      withReferences(rows.get(i), i, taken).ifPresent(result::add);
    }
    return result;
  }

  private Optional<Map<String, Value>> withReferences(
      Map<String, Value> row, int number, Map<String, Set<Map<String, Value>>> taken) {
    Map<String, Value> whole = new LinkedHashMap<>(row);
    for (Reference reference : kind.references()) {
      if (kind.identity().containsAll(reference.attributes())) {
        continue;
      }
      Set<Map<String, Value>> used =
          taken.computeIfAbsent(reference.relation(), r -> new LinkedHashSet<>());
      Optional<Map<String, Value>> chosen = chosen(reference, whole, number, used);
      if (chosen.isEmpty()) {
        return Optional.empty();
      }
      used.add(chosen.get());
      whole.putAll(chosen.get());
    }
    return Optional.of(whole);
  }

  private Optional<Map<String, Value>> chosen(
      Reference reference, Map<String, Value> row, int number, Set<Map<String, Value>> used) {
    boolean single = reference.form() == Reference.Form.ONE_TO_ONE;
    List<Map<String, Value>> targets = identities.getOrDefault(reference.target(), List.of());
    int first = (single ? PARTNERS : PARENTS)[number % 6];
    for (int i = 0; i < targets.size(); i++) {
      Map<String, Value> target = targets.get((first + i) % targets.size());
      Map<String, Value> renamed = Identities.renamed(reference, target);
      boolean agrees =
          renamed.entrySet().stream()
              .allMatch(e -> row.getOrDefault(e.getKey(), e.getValue()).equals(e.getValue()));
      if (agrees && !(single && used.contains(renamed))) {
        return Optional.of(renamed);
      }
    }
    return Optional.empty();
  }
}
