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
      if (fill(row, i, taken)) {
        List<List<Value>> own = tuples(row);
        if (own.stream().noneMatch(taken::contains)) {
          taken.addAll(own);
          result.add(row);
        }
      }
    }
    return ExampleRows.ordered(kind, result);
  }

  private boolean fill(Map<String, Value> row, int number, Set<List<Value>> taken) {
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
        row.put(attribute.name(), value(attribute, ordinal, number, row, taken));
      }
      ordinal++;
    }
    return true;
  }

  private Value value(
      Attribute attribute,
      int ordinal,
      int number,
      Map<String, Value> row,
      Set<List<Value>> taken) {
    String name = attribute.name();
    List<Value> candidates = values.of(kind, attribute);
    boolean isShared = isLookedAt(model, kind, name) || isPartOfUnique(kind, name);
    int index = isShared ? REPEATS[ordinal % REPEATS.length][number % 6] : number;
    int planned = (isDistinct(kind, name) ? number : index) % candidates.size();
    return completesUnique(kind, name)
        ? firstFree(name, planned, candidates, row, taken)
        : candidates.get(planned);
  }

  /** Of several attributes that are unique together, the last repeats wherever it may. */
  private Value firstFree(
      String name,
      int planned,
      List<Value> candidates,
      Map<String, Value> row,
      Set<List<Value>> taken) {
    for (int i = 0; i < candidates.size(); i++) {
      Value candidate = candidates.get((planned + i) % candidates.size());
      Map<String, Value> tried = new LinkedHashMap<>(row);
      tried.put(name, candidate);
      if (tuples(tried).stream().noneMatch(taken::contains)) {
        return candidate;
      }
    }
    return candidates.get(planned);
  }

  /** Whether each item has another value: it is unique alone. */
  static boolean isDistinct(Kind kind, String name) {
    return kind.uniques().stream().anyMatch(u -> u.attributes().equals(List.of(name)));
  }

  /** Whether it is unique together with others. */
  private static boolean isPartOfUnique(Kind kind, String name) {
    return kind.uniques().stream().anyMatch(u -> u.attributes().contains(name));
  }

  /** Whether it is filled last of the attributes of an entry of several, and of no entry alone. */
  static boolean completesUnique(Kind kind, String name) {
    List<String> order = kind.attributes().stream().map(Attribute::name).toList();
    return !isDistinct(kind, name)
        && kind.uniques().stream()
            .map(Unique::attributes)
            .filter(u -> u.contains(name))
            .anyMatch(
                u -> u.stream().mapToInt(order::indexOf).max().orElse(-1) == order.indexOf(name));
  }

  /** Whether a pattern asks for it or sorts by it, so that it may become part of a key. */
  static boolean isLookedAt(Model model, Kind kind, String name) {
    return model.accessPatterns().stream()
        .filter(p -> p.kind().equals(kind.name()))
        .anyMatch(
            p ->
                p.parameters().stream().anyMatch(g -> g.attribute().equals(name))
                    || p.narrowing().fixed().stream().anyMatch(f -> f.attribute().equals(name))
                    || isSorted(p, name));
  }

  private static boolean isSorted(AccessPattern pattern, String name) {
    return pattern.orderBy().stream().anyMatch(o -> o.attribute().equals(name));
  }

  /** The unique values of a row, each marked with its entry; those with a gap are none. */
  private List<List<Value>> tuples(Map<String, Value> row) {
    List<List<Value>> all = new ArrayList<>();
    int number = 0;
    for (Unique unique : kind.uniques()) {
      List<Value> tuple = new ArrayList<>();
      tuple.add(new Value.Text("unique " + number++));
      unique.attributes().stream().filter(row::containsKey).forEach(a -> tuple.add(row.get(a)));
      if (tuple.size() == unique.attributes().size() + 1) {
        all.add(tuple);
      }
    }
    return all;
  }
}
