package dev.keyplan.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The order of the kinds that share a partition: the item that the partition is stands in the
 * middle, and each collection is one interval with that item at its end (R10). So the collections
 * fall into two sides, and those of one side contain each other.
 *
 * @param forward kinds after the parent, nearest first, in levels: those of a level are in no order
 *     of their own
 * @param backward kinds before the parent, nearest first
 */
record Line(List<List<String>> forward, List<List<String>> backward) {

  /** The line of collections with one parent, if there is one. */
  static Optional<Line> of(List<Demand> collections) {
    List<List<String>> sets =
        collections.stream().sorted(Demand.ORDER).map(Demand::members).distinct().toList();
    List<List<String>> right = new ArrayList<>();
    List<List<String>> left = new ArrayList<>();
    for (List<String> set : sets) {
      List<List<String>> side =
          right.isEmpty() || right.stream().anyMatch(s -> meets(s, set)) ? right : left;
      side.add(set);
    }
    boolean apart = right.stream().allMatch(r -> left.stream().noneMatch(l -> meets(l, r)));
    return apart && isNested(right) && isNested(left)
        ? Optional.of(new Line(levels(right), levels(left)))
        : Optional.empty();
  }

  private static boolean meets(List<String> a, List<String> b) {
    return a.stream().anyMatch(b::contains);
  }

  private static boolean isNested(List<List<String>> sets) {
    return sets.stream()
        .allMatch(a -> sets.stream().allMatch(b -> a.containsAll(b) || b.containsAll(a)));
  }

  private static List<List<String>> levels(List<List<String>> nested) {
    List<List<String>> levels = new ArrayList<>();
    List<String> inside = new ArrayList<>();
    for (List<String> set : nested.stream().sorted(Comparator.comparing(List::size)).toList()) {
      levels.add(set.stream().filter(k -> !inside.contains(k)).toList());
      inside.addAll(levels.get(levels.size() - 1));
    }
    return levels;
  }
}
