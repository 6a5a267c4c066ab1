package dev.keyplan.plan;

import dev.keyplan.model.Model;
import java.util.List;

/**
 * A design in which every access pattern has a route. It keeps R1 to R10 of {@code
 * docs/planning-rules.md}.
 *
 * @param model what was planned
 * @param tables with their indexes and the shapes of their items: one for all kinds, or one for
 *     each kind, in the model's order
 * @param routes one for each access pattern, in the model's order
 * @param writes create, update and delete of each kind, in the model's order of kinds
 * @param composed the writes that the spec composes, in the model's order
 * @param decisions what was chosen, and against what
 */
public record Plan(
    Model model,
    List<Table> tables,
    List<Route> routes,
    List<WriteRoute> writes,
    List<ComposedRoute> composed,
    List<Decision> decisions) {

  public Plan {
    tables = List.copyOf(tables);
    routes = List.copyOf(routes);
    writes = List.copyOf(writes);
    composed = List.copyOf(composed);
    decisions = List.copyOf(decisions);
  }

  /** The table that holds the items of a kind and their markers. */
  public Table table(String kind) {
    return tables.stream()
        .filter(t -> t.holds(kind))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no table holds " + kind));
  }

  /** The table that a request names, or whose index it names. */
  public Table table(QueryTarget target) {
    return tables.stream()
        .filter(t -> t.name().equals(target.table()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no table " + target.table()));
  }

  /** The shape of the items of a kind. */
  public ItemShape shape(String kind) {
    return table(kind).shape(kind);
  }

  /** The markers of a kind's unique values, in the order of its uniques. */
  public List<ItemShape> markers(String kind) {
    return table(kind).markers(kind);
  }
}
