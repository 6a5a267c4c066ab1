package dev.keyplan.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The search for an assignment to the base table and a number of indexes, for kinds that
 * collections tie together; it is NP-hard. Backtracking, the demand with the fewest open slots
 * first, the base table first, and of the unused indexes the first only, since they are alike.
 * Exact unless it stops at a counted number of nodes. Of the assignments, the one with the fewest
 * index entries (kind and index pairs, each of which is written with the item) is kept.
 */
final class SlotSearch {

  /**
   * How many partial assignments are tried for one number of indexes. Counted, never timed: same
   * model, same plan.
   */
  static final int NODE_LIMIT = 20_000;

  private final List<Demand> demands;
  private final boolean[][] clash;
  private final List<List<String>> kinds;
  private final Map<List<Integer>, Boolean> lines = new HashMap<>();
  private final List<List<Demand>> slots = new ArrayList<>();
  private final List<Map<String, Integer>> users = new ArrayList<>();
  private final int[] slotOf;
  private final int fewestEntries;
  private Optional<List<List<Demand>>> best = Optional.empty();
  private int bestEntries = Integer.MAX_VALUE;
  private int nodes;

  private SlotSearch(List<Demand> demands, int indexes, int fewestEntries) {
    this.demands = demands;
    this.fewestEntries = fewestEntries;
    this.clash = clashes(demands);
    this.kinds =
        demands.stream()
            .map(d -> d.signatures().stream().map(k -> k.kind().name()).toList())
            .toList();
    this.slotOf = new int[demands.size()];
    Arrays.fill(slotOf, -1);
    for (int i = 0; i <= indexes; i++) {
      slots.add(new ArrayList<>());
      users.add(new HashMap<>());
    }
  }

  private static boolean[][] clashes(List<Demand> demands) {
    int n = demands.size();
    boolean[][] clash = new boolean[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        clash[i][j] = SlotTest.clash(demands.get(i), demands.get(j)).isPresent();
        clash[j][i] = clash[i][j];
      }
    }
    return clash;
  }

  /**
   * What a search found.
   *
   * @param slots the best assignment, the base table first
   * @param isExact whether it is certain that there is none, or none better
   */
  record Result(Optional<List<List<Demand>>> slots, boolean isExact) {}

  /**
   * Assigns every demand to the base table or to an index.
   *
   * @param demands preferred ones first
   * @param indexes how many there are
   * @param fewestEntries a lower bound of the index entries: an assignment with so few ends the
   *     search
   */
  static Result run(List<Demand> demands, int indexes, int fewestEntries) {
    SlotSearch search = new SlotSearch(demands, indexes, fewestEntries);
    search.assign(demands.size());
    return new Result(search.best, search.nodes <= NODE_LIMIT);
  }

  private void assign(int open) {
    if (++nodes > NODE_LIMIT || bestEntries <= fewestEntries || entries() >= bestEntries) {
      return;
    }
    if (open == 0) {
      bestEntries = entries();
      best = Optional.of(slots.stream().map(List::copyOf).toList());
      return;
    }
    int next = mostConstrained();
    for (int slot : openSlots(next)) {
      place(next, slot);
      assign(open - 1);
      remove(next, slot);
    }
  }

  private void place(int demand, int slot) {
    slotOf[demand] = slot;
    slots.get(slot).add(demands.get(demand));
    kinds.get(demand).forEach(k -> users.get(slot).merge(k, 1, Integer::sum));
  }

  private void remove(int demand, int slot) {
    slotOf[demand] = -1;
    slots.get(slot).remove(slots.get(slot).size() - 1);
    kinds
        .get(demand)
        .forEach(k -> users.get(slot).computeIfPresent(k, (n, c) -> c == 1 ? null : c - 1));
  }

  private int mostConstrained() {
    int chosen = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < demands.size(); i++) {
      if (slotOf[i] < 0) {
        int open = openSlots(i).size();
        if (open < fewest) {
          fewest = open;
          chosen = i;
        }
      }
    }
    return chosen;
  }

  private List<Integer> openSlots(int demand) {
    List<Integer> open = new ArrayList<>();
    for (int slot = 0; slot < slots.size(); slot++) {
      if (mayStand(demand, slot)) {
        open.add(slot);
      }
      if (slot > 0 && slots.get(slot).isEmpty()) {
        break;
      }
    }
    return open;
  }

  private boolean mayStand(int demand, int slot) {
    Demand wanted = demands.get(demand);
    if (slot == 0 ? !wanted.isWithinIdentity() : wanted.pattern().consistent()) {
      return false;
    }
    for (int other = 0; other < slotOf.length; other++) {
      if (slotOf[other] == slot && clash[demand][other]) {
        return false;
      }
    }
    return !wanted.isCollection() || hasLine(demand, slot);
  }

  /** Whether the collections of one parent still have a line; remembered by their set. */
  private boolean hasLine(int demand, int slot) {
    List<Integer> siblings = new ArrayList<>();
    for (int i = 0; i < slotOf.length; i++) {
      if (i == demand || (slotOf[i] == slot && demands.get(i).isCollection())) {
        siblings.add(i);
      }
    }
    return lines.computeIfAbsent(
        siblings, l -> SlotTest.hasLine(l.stream().map(demands::get).toList()));
  }

  private int entries() {
    return users.stream().skip(1).mapToInt(Map::size).sum();
  }
}
