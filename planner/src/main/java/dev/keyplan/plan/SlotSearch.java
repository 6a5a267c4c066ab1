package dev.keyplan.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The search for the fewest indexes of kinds that collections tie together, which is NP-hard: backtracking over slots,
 * exact unless it stops at a counted number of nodes. Among assignments with as many indexes, the one with the fewest
 * index entries (kind and index pairs, each of which is written with the item) is kept.
 */
final class SlotSearch {

  /** How many partial assignments are tried for one number of indexes. Counted, never timed: same model, same plan. */
  static final int NODE_LIMIT = 40_000;

  private final SlotTest test;
  private final List<Demand> demands;
  private final List<List<Demand>> slots = new ArrayList<>();
  private final int fewestEntries;
  private Optional<List<List<Demand>>> best = Optional.empty();
  private int bestEntries = Integer.MAX_VALUE;
  private int nodes;

  private SlotSearch(List<Demand> demands, SlotTest test, int indexes, int fewestEntries) {
    this.demands = demands;
    this.test = test;
    this.fewestEntries = fewestEntries;
    for (int i = 0; i <= indexes; i++) {
      slots.add(List.of());
    }
  }

  /**
   * @param assignment the best found, slot 0 first
   * @param isExhausted whether no assignment was left untried, or none can be better
   */
  record Result(Optional<List<List<Demand>>> assignment, boolean isExhausted) {}

  /** Assigns every demand to the base table or to one of so many indexes. */
  static Result run(List<Demand> demands, SlotTest test, int indexes, int fewestEntries) {
    SlotSearch search = new SlotSearch(demands, test, indexes, fewestEntries);
    search.assign(new ArrayList<>(demands));
    return new Result(search.best, search.nodes <= NODE_LIMIT);
  }

  private void assign(List<Demand> open) {
    if (++nodes > NODE_LIMIT || bestEntries <= fewestEntries || entries() >= bestEntries) {
      return;
    }
    if (open.isEmpty()) {
      bestEntries = entries();
      best = Optional.of(slots.stream().map(List::copyOf).toList());
      return;
    }
    Demand next =
        open.stream().min(Comparator.comparing(d -> openSlots(d).size())).orElseThrow();
    List<Demand> rest = new ArrayList<>(open);
    rest.remove(next);
    for (int slot : openSlots(next)) {
      List<Demand> before = slots.get(slot);
      slots.set(slot, with(before, next));
      assign(rest);
      slots.set(slot, before);
    }
  }

  /** The slots that can take the demand; of the unused indexes the first only, since they are alike. */
  private List<Integer> openSlots(Demand demand) {
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < slots.size(); i++) {
      List<Demand> together = with(slots.get(i), demand);
      boolean fits =
          i == 0
              ? test.canShareBase(together)
              : !demand.pattern().consistent() && test.canShare(together);
      if (fits) {
        open.add(i);
      }
      if (i > 0 && slots.get(i).isEmpty()) {
        break;
      }
    }
    return open;
  }

  private int entries() {
    return slots.stream()
        .skip(1)
        .mapToInt(
            s ->
                (int)
                    s.stream()
                        .flatMap(d -> d.signatures().stream())
                        .map(x -> x.kind().name())
                        .distinct()
                        .count())
        .sum();
  }

  private static List<Demand> with(List<Demand> slot, Demand demand) {
    List<Demand> more = new ArrayList<>(slot);
    more.add(demand);
    more.sort(Demand.ORDER);
    return more;
  }
}
