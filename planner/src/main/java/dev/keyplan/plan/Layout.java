package dev.keyplan.plan;

import java.util.List;
import java.util.Optional;

/**
 * The tables with the entries from which their keys were spelled.
 *
 * @param parts one for each table, in the order of the tables
 */
record Layout(List<OfTable> parts) {

  Layout {
    parts = List.copyOf(parts);
  }

  /**
   * A table with its entries.
   *
   * @param table the table
   * @param slots the entries of each of its targets, in their order
   * @param components what was solved, with its result
   */
  record OfTable(Table table, List<List<KeyEntry>> slots, List<Solved> components) {

    OfTable {
      slots = List.copyOf(slots);
      components = List.copyOf(components);
    }

    private Optional<List<KeyEntry>> entries(QueryTarget target) {
      int slot = table.targets().indexOf(target);
      return slot < 0 ? Optional.empty() : Optional.of(slots.get(slot));
    }

    private boolean holds(QueryTarget target, Demand demand) {
      int slot = table.targets().indexOf(target);
      return slot >= 0
          && components.stream().anyMatch(s -> s.assignment().slot(slot).contains(demand));
    }
  }

  /** A component and the slots of its demands. */
  record Solved(Component component, SlotAssignment assignment) {}

  List<Table> tables() {
    return parts.stream().map(OfTable::table).toList();
  }

  /** The table of a kind. */
  Table table(String kind) {
    return tables().stream().filter(t -> t.holds(kind)).findFirst().orElseThrow();
  }

  /** The shape of the items of a kind. */
  ItemShape shape(String kind) {
    return table(kind).shape(kind);
  }

  /** The table of a target. */
  Table table(QueryTarget target) {
    return tables().stream().filter(t -> t.name().equals(target.table())).findFirst().orElseThrow();
  }

  /** What was solved for all tables. */
  List<Solved> components() {
    return parts.stream().flatMap(p -> p.components().stream()).toList();
  }

  /** The entries of a target. */
  List<KeyEntry> entries(QueryTarget target) {
    return parts.stream().flatMap(p -> p.entries(target).stream()).findFirst().orElseThrow();
  }

  /** The entry of a kind on a target. */
  Optional<KeyEntry> entry(String kind, QueryTarget target) {
    return entries(target).stream().filter(e -> e.kind().name().equals(kind)).findFirst();
  }

  /** Whether the demand was assigned to that target. */
  boolean holds(QueryTarget target, Demand demand) {
    return parts.stream().anyMatch(p -> p.holds(target, demand));
  }
}
