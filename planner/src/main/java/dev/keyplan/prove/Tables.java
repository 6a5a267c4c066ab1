package dev.keyplan.prove;

import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.Table;
import java.util.List;
import java.util.function.Function;

/**
 * The tables of a plan, in memory or on an engine.
 *
 * @param <T> what each of them is
 * @param all one for each table of the plan, in its order
 */
public record Tables<T extends TableReads>(List<T> all) {

  public Tables {
    all = List.copyOf(all);
  }

  /** One for each table of a plan. */
  public static <T extends TableReads> Tables<T> of(List<Table> tables, Function<Table, T> make) {
    return new Tables<>(tables.stream().map(make).toList());
  }

  /** The table that a request names, or whose index it names. */
  public T of(QueryTarget target) {
    return all.stream()
        .filter(t -> t.table().name().equals(target.table()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no table " + target.table()));
  }

  /** The table that holds the items of a kind. */
  T holding(String kind) {
    return all.stream()
        .filter(t -> t.table().holds(kind))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no table holds " + kind));
  }
}
