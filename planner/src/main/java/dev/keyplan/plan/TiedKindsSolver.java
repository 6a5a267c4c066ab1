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
  private final List<Demand> demands;

  TiedKindsSolver(Component component, KeyEntries entries) {
    this.component = component;
    this.entries = entries;
    this.demands = collectionsFirst(undominated(component.demands()));
  }

  SlotAssignment solve() {
    List<Integer> bounds = component.kinds().stream().map(this::leastEntries).toList();
    int fewestEntries = bounds.stream().mapToInt(Integer::intValue).sum();
    int indexes = bounds.stream().max(Comparator.naturalOrder()).orElse(0);
    int atLeast = indexes;
    boolean isExact = true;
    SlotSearch.Result result = SlotSearch.run(demands, indexes, fewestEntries);
    while (result.slots().isEmpty()) {
      isExact &= result.isExact();
      indexes++;
      atLeast = isExact ? indexes : atLeast;
      result = SlotSearch.run(demands, indexes, fewestEntries);
    }
    return trimmed(result.slots().orElseThrow(), atLeast);
  }

  /** Without what the base keys serve anyhow. */
  private SlotAssignment trimmed(List<List<Demand>> slots, int atLeast) {
    List<Demand> base = slots.get(0);
    List<List<Demand>> kept =
        slots.stream()
            .skip(1)
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
                .thenComparing(TiedKindsSolver::mutableAttributes)
                .thenComparing(Demand.ORDER))
        .toList();
  }

  /** An index key made from what changes is written again with every change. */
  private static long mutableAttributes(Demand demand) {
    KeySignature own = demand.own();
    return own.last().stream().filter(a -> !own.kind().attribute(a).immutable()).count();
  }

  private static boolean isUsual(Demand demand) {
    List<String> usual = PrimaryKeys.usualPartition(demand.own().kind());
    return demand.own().equality().equals(new TreeSet<>(usual));
  }

  /**
   * Without patterns of one kind that ride with another wherever it goes; of equals, the first
   * stays.
   */
  private static List<Demand> undominated(List<Demand> demands) {
    List<Demand> kept = new ArrayList<>();
    for (Demand demand : demands) {
      if (demands.stream()
          .noneMatch(o -> leads(o, demand) && !(leads(demand, o) && !kept.contains(o)))) {
        kept.add(demand);
      }
    }
    return kept;
  }

  private static boolean leads(Demand leader, Demand demand) {
    return !leader.equals(demand)
        && !demand.isCollection()
        && (leader.pattern().consistent() || !demand.pattern().consistent())
        && leader.on(demand.own().kind().name()).filter(demand.own()::ridesWith).isPresent();
  }
}
