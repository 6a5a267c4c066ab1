package dev.keyplan.plan;

import java.util.List;

/**
 * Which demands of a component each slot serves.
 *
 * @param base those that the base table serves
 * @param indexes those of each index, the first of its demands deciding the order of indexes
 * @param atLeast no plan has fewer indexes; less than the number of indexes only where the search
 *     stopped at its limit
 */
record SlotAssignment(List<Demand> base, List<List<Demand>> indexes, int atLeast) {

  SlotAssignment {
    base = base.stream().sorted(Demand.ORDER).toList();
    indexes =
        indexes.stream()
            .map(i -> i.stream().sorted(Demand.ORDER).toList())
            .sorted((a, b) -> Demand.ORDER.compare(a.get(0), b.get(0)))
            .toList();
  }

  /**
   * The demands of a slot: 0 is the base table; a slot that the component does not use is empty.
   */
  List<Demand> slot(int number) {
    if (number == 0) {
      return base;
    }
    return number <= indexes.size() ? indexes.get(number - 1) : List.of();
  }
}
