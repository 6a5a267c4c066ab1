package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** Kinds that collections tie together: exact search, from a lower bound for each kind up. */
final class TiedKindsSolver {

  private final Component component;
  private final KeyEntries entries;
  private final SlotTest test = new SlotTest();
  private final List<Demand> demands;

  TiedKindsSolver(Component component, KeyEntries entries) {
    this.component = component;
    this.entries = entries;
    this.demands = collectionsFirst(undominated(component.demands()));
  }

  SlotAssignment solve() {
    List<Integer> bounds = component.kinds().stream().map(this::leastEntries).toList();
    int least = bounds.stream().max(Comparator.naturalOrder()).orElse(0);
    int fewestEntries = bounds.stream().mapToInt(Integer::intValue).sum();
    int atLeast = least;
    boolean isExact = true;
    for (int indexes = least; indexes < demands.size(); indexes++) {
      SlotSearch.Result result = SlotSearch.run(demands, test, indexes, fewestEntries);
      if (result.assignment().isPresent()) {
        List<List<Demand>> slots = result.assignment().get();
        return trimmed(slots.get(0), slots.subList(1, slots.size()), atLeast);
      }
      isExact &= result.isExhausted();
      atLeast = isExact ? indexes + 1 : atLeast;
    }
    List<Demand> base = demands.stream().filter(d -> d.pattern().consistent()).toList();
    List<List<Demand>> alone =
        demands.stream().filter(d -> !base.contains(d)).map(List::of).toList();
    return trimmed(base, alone, atLeast);
  }

  /** Without what the base keys serve anyhow. */
  private SlotAssignment trimmed(List<Demand> base, List<List<Demand>> indexes, int atLeast) {
    List<List<Demand>> kept =
        indexes.stream()
            .map(i -> i.stream().filter(d -> !isServed(d, base)).toList())
            .filter(i -> !i.isEmpty())
            .toList();
    return new SlotAssignment(base, kept, Math.min(atLeast, kept.size()));
  }

  private boolean isServed(Demand demand, List<Demand> base) {
    Kind kind = demand.own().kind();
    List<Demand> onKind = base.stream().filter(d -> d.on(kind.name()).isPresent()).toList();
    return !demand.isCollection()
        && demand.isWithinIdentity()
        && entries.base(kind, onKind).serves(demand.own());
  }

  /** No plan has fewer entries of this kind beside its base key. */
  private int leastEntries(Kind kind) {
    List<Demand> single =
        demands.stream()
            .flatMap(d -> d.on(kind.name()).map(s -> new Demand(d.pattern(), List.of(s))).stream())
            .toList();
    return SingleKindSolver.solve(kind, single, entries).indexes().size();
  }

  private List<Demand> collectionsFirst(List<Demand> kept) {
    return kept.stream()
        .sorted(
            Comparator.comparing((Demand d) -> !d.isCollection())
                .thenComparing(d -> !isUsual(d))
                .thenComparing(Demand.ORDER))
        .toList();
  }

  private static boolean isUsual(Demand demand) {
    List<String> usual = PrimaryKeys.usualPartition(demand.own().kind());
    return demand.own().equality().equals(new TreeSet<>(usual));
  }

  /** Without patterns of one kind that ride with another wherever it goes. */
  private static List<Demand> undominated(List<Demand> demands) {
    List<Demand> kept = new ArrayList<>();
    for (Demand d : demands) {
      boolean rides = demands.stream().anyMatch(o -> o != d && rides(d, o, kept));
      if (!rides) {
        kept.add(d);
      }
    }
    return kept;
  }

  private static boolean rides(Demand demand, Demand leader, List<Demand> kept) {
    if (demand.isCollection() || demand.pattern().consistent() && !leader.pattern().consistent()) {
      return false;
    }
    KeySignature own = demand.own();
    return leader
        .on(own.kind().name())
        .filter(own::ridesWith)
        .map(s -> leader.isCollection() || !s.ridesWith(own) || kept.contains(leader) || leader.pattern().consistent() && !demand.pattern().consistent())
        .orElse(false);
  }
}
