package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import java.util.ArrayList;
import java.util.List;

/** The exact, polynomial solution for a kind that no collection ties to another. */
final class SingleKindSolver {

  private SingleKindSolver() {}

  static SlotAssignment solve(Kind kind, List<Demand> demands, KeyEntries entries) {
    List<Demand> consistent = demands.stream().filter(d -> d.pattern().consistent()).toList();
    List<Demand> free = undominated(withoutRiders(demands, consistent));
    List<Demand> base = new ArrayList<>(consistent);
    base.addAll(baseChain(kind, free, consistent));
    KeyEntry key = entries.base(kind, base);
    List<Demand> rest =
        free.stream().filter(d -> !d.isWithinIdentity() || !key.serves(d.own())).toList();
    List<List<Demand>> chains = ChainCover.of(rest, BaseChain::isBelow).chains();
    return new SlotAssignment(base, chains, chains.size());
  }

  /** What makes the rest narrower, and whatever else the base key can serve along with it. */
  private static List<Demand> baseChain(Kind kind, List<Demand> free, List<Demand> consistent) {
    List<Demand> legal =
        free.stream()
            .filter(Demand::isWithinIdentity)
            .filter(d -> consistent.stream().allMatch(c -> c.own().fits(d.own())))
            .toList();
    BaseChain chain = new BaseChain(free, PrimaryKeys.usualPartition(kind), legal);
    List<Demand> served = new ArrayList<>(chain.narrowing().orElse(List.of()));
    for (Demand demand : chain.candidates()) {
      if (served.stream().allMatch(s -> s.equals(demand) || s.own().fits(demand.own()))
          && !served.contains(demand)) {
        served.add(demand);
      }
    }
    return served;
  }

  private static List<Demand> withoutRiders(List<Demand> demands, List<Demand> leaders) {
    return demands.stream()
        .filter(d -> !leaders.contains(d))
        .filter(d -> leaders.stream().noneMatch(l -> d.own().ridesWith(l.own())))
        .toList();
  }

  /** Without those that ride with another wherever it goes; of equals, the first stays. */
  static List<Demand> undominated(List<Demand> demands) {
    List<Demand> kept = new ArrayList<>();
    for (Demand d : demands) {
      boolean rides =
          demands.stream()
              .anyMatch(
                  other ->
                      !other.equals(d)
                          && d.own().ridesWith(other.own())
                          && (!other.own().ridesWith(d.own()) || kept.contains(other)));
      if (!rides) {
        kept.add(d);
      }
    }
    return kept;
  }
}
