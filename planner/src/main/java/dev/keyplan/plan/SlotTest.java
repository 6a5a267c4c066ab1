package dev.keyplan.plan;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether one slot can serve a set of demands. */
final class SlotTest {

  private SlotTest() {}

  /** Whether a slot that serves some demands can serve one more. */
  static boolean canJoin(List<Demand> slot, Demand demand) {
    return slot.stream().noneMatch(d -> clash(d, demand).isPresent())
        && hasLine(Stream.concat(slot.stream(), Stream.of(demand)).toList());
  }

  /** Whether the collections of each parent have a line. */
  static boolean hasLine(List<Demand> demands) {
    Map<String, List<Demand>> byParent =
        demands.stream()
            .filter(Demand::isCollection)
            .collect(
                Collectors.groupingBy(d -> d.pattern().kind(), TreeMap::new, Collectors.toList()));
    return byParent.values().stream().allMatch(c -> Line.of(c).isPresent());
  }

  /** Why two demands cannot share an entry of a kind, in one clause; empty where they can. */
  static Optional<String> clash(Demand a, Demand b) {
    return a.signatures().stream()
        .flatMap(s -> b.on(s.kind().name()).stream().flatMap(t -> clash(a, s, b, t).stream()))
        .findFirst();
  }

  private static Optional<String> clash(Demand a, KeySignature s, Demand b, KeySignature t) {
    if (!s.fits(t)) {
      return Optional.of(Clauses.misfit(s, t));
    }
    if (a.isCollection() && b.isCollection() && isAnotherPartition(a, s, b, t)) {
      return Optional.of("different partition");
    }
    if ((a.isCollection() && !t.equality().containsAll(s.equality()))
        || (b.isCollection() && !s.equality().containsAll(t.equality()))) {
      return Optional.of("the kind's literal would stand in the middle of the key");
    }
    return Optional.empty();
  }

  private static boolean isAnotherPartition(Demand a, KeySignature s, Demand b, KeySignature t) {
    return !a.pattern().kind().equals(b.pattern().kind())
        || !new TreeSet<>(s.equality()).equals(new TreeSet<>(t.equality()));
  }
}
