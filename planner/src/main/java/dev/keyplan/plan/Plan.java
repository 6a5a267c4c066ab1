package dev.keyplan.plan;

import dev.keyplan.model.Model;
import java.util.List;

/**
 * A design in which every access pattern has a route. It keeps R1 to R10 of {@code
 * docs/planning-rules.md}.
 *
 * @param model what was planned
 * @param table the one table, with its indexes and the shapes of its items
 * @param routes one for each access pattern, in the model's order
 * @param writes create, update and delete of each kind, in the model's order of kinds
 * @param decisions what was chosen, and against what
 */
public record Plan(
    Model model,
    Table table,
    List<Route> routes,
    List<WriteRoute> writes,
    List<Decision> decisions) {

  public Plan {
    routes = List.copyOf(routes);
    writes = List.copyOf(writes);
    decisions = List.copyOf(decisions);
  }
}
