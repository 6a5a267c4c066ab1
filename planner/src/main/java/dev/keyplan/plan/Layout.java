package dev.keyplan.plan;

import java.util.List;
import java.util.Optional;

/**
 * The table with the entries from which its keys were spelled.
 *
 * @param table the table
 * @param slots the entries of each target, the base table first, then the indexes in their order
 * @param components what was solved, with its result
 */
record Layout(Table table, List<List<KeyEntry>> slots, List<Solved> components) {

  Layout {
    slots = List.copyOf(slots);
    components = List.copyOf(components);
  }

  /** A component and the slots of its demands. */
  record Solved(Component component, SlotAssignment assignment) {}

  /** The targets, the table first. */
  List<QueryTarget> targets() {
    return java.util.stream.Stream.concat(
            java.util.stream.Stream.<QueryTarget>of(table.primaryKey()), table.indexes().stream())
        .toList();
  }

  /** The entry of a kind on a target. */
  Optional<KeyEntry> entry(String kind, QueryTarget target) {
    return slots.get(targets().indexOf(target)).stream()
        .filter(e -> e.kind().name().equals(kind))
        .findFirst();
  }

  /** Whether the demand was assigned to that target. */
  boolean holds(QueryTarget target, Demand demand) {
    int slot = targets().indexOf(target);
    return components.stream().anyMatch(s -> s.assignment().slot(slot).contains(demand));
  }
}
