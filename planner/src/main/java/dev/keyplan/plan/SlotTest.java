package dev.keyplan.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Whether one slot can serve a set of demands. */
final class SlotTest {

  private final Map<List<Demand>, Boolean> known = new HashMap<>();

  /** The test, remembered by set; the list is in {@link Demand#ORDER}. */
  boolean canShare(List<Demand> demands) {
    return known.computeIfAbsent(List.copyOf(demands), SlotTest::fits);
  }

  /** The same for the base table, whose keys hold the identity only. */
  boolean canShareBase(List<Demand> demands) {
    return demands.stream().allMatch(Demand::isWithinIdentity) && canShare(demands);
  }

  private static boolean fits(List<Demand> demands) {
    for (int i = 0; i < demands.size(); i++) {
      for (int j = i + 1; j < demands.size(); j++) {
        if (clash(demands.get(i), demands.get(j)).isPresent()) {
          return false;
        }
      }
    }
    return demands.stream()
        .map(d -> d.pattern().kind())
        .distinct()
        .allMatch(root -> Line.of(collectionsOf(root, demands)).isPresent());
  }

  private static List<Demand> collectionsOf(String root, List<Demand> demands) {
    return demands.stream()
        .filter(d -> d.isCollection() && d.pattern().kind().equals(root))
        .toList();
  }

  /** Why two demands cannot share an entry of a kind, in one clause; empty where they can. */
  static Optional<String> clash(Demand a, Demand b) {
    return a.signatures().stream()
        .flatMap(s -> b.on(s.kind().name()).stream().flatMap(t -> clash(a, s, b, t).stream()))
        .findFirst();
  }

  private static Optional<String> clash(Demand a, KeySignature s, Demand b, KeySignature t) {
    if (!s.hidesNothingFrom(t) || !t.hidesNothingFrom(s)) {
      return Optional.of("an optional attribute of one would hide items from the other");
    }
    if (!s.fits(t)) {
      return Optional.of(Clauses.misfit(s, t));
    }
    if (a.isCollection() && b.isCollection() && isAnotherPartition(a, s, b, t)) {
      return Optional.of("different partition");
    }
    if (a.isCollection() && !t.equality().containsAll(s.equality())
        || b.isCollection() && !s.equality().containsAll(t.equality())) {
      return Optional.of("the kind's literal would stand in the middle of the key");
    }
    return Optional.empty();
  }

  private static boolean isAnotherPartition(
      Demand a, KeySignature s, Demand b, KeySignature t) {
    return !a.pattern().kind().equals(b.pattern().kind())
        || !new TreeSet<>(s.equality()).equals(new TreeSet<>(t.equality()));
  }
}
