package dev.keyplan.example;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Reference;
import dev.keyplan.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The attributes of the example items, without keys: first identities, then references between
 * them, then the rest.
 *
 * @param byKind the rows of each kind, kinds in the model's order
 * @param findings attributes without a value
 */
record ExampleRows(Map<String, List<Map<String, Value>>> byKind, List<Diagnostic> findings) {

  static ExampleRows of(Model model) {
    ExampleValues values = new ExampleValues(model);
    Identities identities = new Identities(model, values);
    Map<String, List<Map<String, Value>>> rows = new LinkedHashMap<>();
    model.kinds().forEach(kind -> rows.put(kind.name(), identities.of(kind)));
    Map<String, List<Map<String, Value>>> referring = new LinkedHashMap<>();
    model
        .kinds()
        .forEach(kind -> referring.put(kind.name(), new ReferenceFilling(kind, rows).filled()));
    Map<String, List<Map<String, Value>>> whole = new LinkedHashMap<>();
    for (Kind kind : model.kinds()) {
      AttributeFilling filling = new AttributeFilling(model, kind, values);
      whole.put(kind.name(), filling.filled(referring.getOrDefault(kind.name(), List.of())));
    }
    while (model.kinds().stream().anyMatch(k -> dropsDangling(model, k, whole))) {
      // What referred to a row that is gone goes too.
    }
    return new ExampleRows(whole, values.findings());
  }

  /** A row may be gone for want of a unique value after others have referred to it. */
  private static boolean dropsDangling(
      Model model, Kind kind, Map<String, List<Map<String, Value>>> whole) {
    List<Map<String, Value>> rows = whole.getOrDefault(kind.name(), List.of());
    List<Map<String, Value>> kept =
        rows.stream()
            .filter(
                row ->
                    kind.references().stream()
                        .allMatch(
                            r -> isThere(model, r, row, whole.getOrDefault(r.target(), List.of()))))
            .toList();
    whole.put(kind.name(), kept);
    return kept.size() < rows.size();
  }

  private static boolean isThere(
      Model model, Reference reference, Map<String, Value> row, List<Map<String, Value>> targets) {
    List<String> identity = model.kind(reference.target()).identity();
    return targets.stream()
        .anyMatch(
            target ->
                IntStream.range(0, identity.size())
                    .allMatch(
                        i ->
                            Objects.equals(
                                row.get(reference.attributes().get(i)),
                                target.get(identity.get(i)))));
  }

  List<Map<String, Value>> of(String kind) {
    return byKind.getOrDefault(kind, List.of());
  }

  /** The rows with their attributes in the model's order. */
  static List<Map<String, Value>> ordered(Kind kind, List<Map<String, Value>> rows) {
    List<Map<String, Value>> result = new ArrayList<>();
    for (Map<String, Value> row : rows) {
      Map<String, Value> sorted = new LinkedHashMap<>();
      kind.attributes().stream()
          .filter(a -> row.containsKey(a.name()))
          .forEach(a -> sorted.put(a.name(), row.get(a.name())));
      result.add(sorted);
    }
    return result;
  }
}
