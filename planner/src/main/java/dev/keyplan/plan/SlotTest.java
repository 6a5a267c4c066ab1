package dev.keyplan.plan;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Whether one slot can serve a set of demands. */
final class SlotTest {

  private SlotTest() {}

  /** Whether a slot that serves some demands can serve one more. */
  static boolean canJoin(List<Demand> slot, Demand demand) {
    return slot.stream().noneMatch(d -> clash(d, demand).isPresent()) && hasLine(slot, demand);
  }

  /** Whether the collections of one parent still have a line. */
  static boolean hasLine(List<Demand> slot, Demand demand) {
    if (!demand.isCollection()) {
      return true;
    }
    List<Demand> siblings =
        Stream.concat(slot.stream(), Stream.of(demand))
            .filter(Demand::isCollection)
            .filter(d -> d.pattern().kind().equals(demand.pattern().kind()))
            .toList();
    return Line.of(siblings).isPresent();
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
