package dev.keyplan.example;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Unique;
import dev.keyplan.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Gives the items of a kind their other attributes: equal values across items where a pattern looks
 * at the attribute, different ones where they must be unique, and none here and there where the
 * attribute is optional.
 */
final class AttributeFilling {

  /**
   * The value's number for each item, in three ways, so that two attributes do not always change
   * together.
   */
  private static final int[][] REPEATS = {
    {0, 1, 0, 1, 2, 3}, {0, 0, 1, 1, 0, 2}, {0, 1, 1, 0, 2, 0},
  };

  private final Model model;
  private final Kind kind;
  private final ExampleValues values;

  AttributeFilling(Model model, Kind kind, ExampleValues values) {
    this.model = model;
    this.kind = kind;
    this.values = values;
  }

  /** The rows with all their attributes; a row that would repeat a unique value is left out. */
  List<Map<String, Value>> filled(List<Map<String, Value>> rows) {
    List<Map<String, Value>> result = new ArrayList<>();
    Set<List<Value>> taken = new LinkedHashSet<>();
    for (int i = 0; i < rows.size(); i++) {
      Map<String, Value> row = new LinkedHashMap<>(rows.get(i));
      if (fill(row, i) && isDistinct(row, taken)) {
        result.add(row);
      }
    }
    return ExampleRows.ordered(kind, result);
  }

  private boolean fill(Map<String, Value> row, int number) {
    int ordinal = 0;
    for (Attribute attribute : kind.attributes()) {
      if (row.containsKey(attribute.name()) || kind.identifies(attribute.name())) {
        continue;
      }
      List<Value> candidates = values.of(kind, attribute);
      boolean absent = attribute.optional() && (number + ordinal) % 3 == 2;
      if (candidates.isEmpty() && !attribute.optional()) {
        return false;
      }
      if (!absent && !candidates.isEmpty()) {
        row.put(
            attribute.name(),
            candidates.get(index(attribute, ordinal, number) % candidates.size()));
      }
      ordinal++;
    }
    return true;
  }

  private int index(Attribute attribute, int ordinal, int number) {
    String name = attribute.name();
    boolean repeats = !isDistinct(kind, name) && isLookedAt(model, kind, name);
    return repeats ? REPEATS[ordinal % REPEATS.length][number % 6] : number;
  }

  /** Whether each item has another value: the last own attribute of a unique value. */
  static boolean isDistinct(Kind kind, String name) {
    return kind.uniques().stream().anyMatch(u -> isLast(kind, u, name));
  }

  private static boolean isLast(Kind kind, Unique unique, String name) {
    List<String> own =
        unique.attributes().stream().filter(a -> !kind.attribute(a).reference()).toList();
    return !own.isEmpty() && own.get(own.size() - 1).equals(name);
  }

  /** Whether a pattern asks for it or sorts by it, so that it may become part of a key. */
  static boolean isLookedAt(Model model, Kind kind, String name) {
    return model.accessPatterns().stream()
        .filter(p -> p.kind().equals(kind.name()))
        .anyMatch(
            p ->
                p.parameters().stream().anyMatch(g -> g.attribute().equals(name))
                    || isSorted(p, name));
  }

  private static boolean isSorted(AccessPattern pattern, String name) {
    return pattern.orderBy().stream().anyMatch(o -> o.attribute().equals(name));
  }

  private boolean isDistinct(Map<String, Value> row, Set<List<Value>> taken) {
    int number = 0;
    for (Unique unique : kind.uniques()) {
      List<Value> tuple = new ArrayList<>();
      tuple.add(new Value.Text("unique " + number++));
      unique.attributes().stream().filter(row::containsKey).forEach(a -> tuple.add(row.get(a)));
      if (tuple.size() == unique.attributes().size() + 1 && !taken.add(tuple)) {
        return false;
      }
    }
    return true;
  }
}
