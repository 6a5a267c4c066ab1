package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.model.Model;
import java.util.List;

/** From a model to a plan: a list of passes. */
public final class Planner {

  private Planner() {}

  /**
   * The design of a model, or a refusal for each pattern that cannot be served.
   *
   * @param model every name in it resolves
   */
  public static Outcome<Plan> plan(Model model) {
    List<Demand> demands = KeySignatures.of(model);
    Layout layout = IndexLayout.of(model, demands);
    List<Diagnostic> findings = List.of();
    Plan plan =
        new Plan(
            model,
            layout.table(),
            new Routing(model, layout, demands).routes(),
            Writes.of(model, layout.table()),
            List.of());
    return Outcome.of(plan, findings);
  }
}
