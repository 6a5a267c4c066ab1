package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.model.Model;
import java.util.ArrayList;
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
    List<Diagnostic> refusals = refusals(model);
    if (!refusals.isEmpty()) {
      return new Outcome.Failed<>(refusals);
    }
    List<Demand> demands = KeySignatures.of(model);
    Layout layout = IndexLayout.of(model, demands);
    List<Diagnostic> limits = limits(model, demands, layout);
    if (!limits.isEmpty()) {
      return new Outcome.Failed<>(limits);
    }
    return Outcome.done(plan(model, demands, layout));
  }

  private static Plan plan(Model model, List<Demand> demands, Layout layout) {
    List<Route> routes = new Routing(model, layout, demands).routes();
    List<WriteRoute> writes = Writes.of(model, layout);
    List<ComposedRoute> composed = Compositions.of(model, layout);
    List<Decision> decisions = Decisions.of(model, layout, routes);
    return PlanCheck.proved(new Plan(model, layout.tables(), routes, writes, composed, decisions));
  }

  /** What no choice of keys could serve. */
  private static List<Diagnostic> refusals(Model model) {
    List<Diagnostic> found = new ArrayList<>();
    model.accessPatterns().forEach(p -> found.addAll(PatternRefusals.of(p, model.kind(p.kind()))));
    List<Demand> demands = KeySignatures.of(model);
    found.addAll(new KindRefusals(model, demands).all());
    found.addAll(ExpiryRefusals.of(model));
    if (found.isEmpty()) {
      found.addAll(ConsistencyRefusals.of(demands));
    }
    return found;
  }

  /** What the keys chosen turn out not to allow. */
  private static List<Diagnostic> limits(Model model, List<Demand> demands, Layout layout) {
    List<Diagnostic> found = new ArrayList<>(LimitRefusals.indexes(layout));
    layout.tables().forEach(t -> found.addAll(LimitRefusals.keys(t)));
    found.addAll(CompositionRefusals.of(model, layout));
    found.addAll(TransactionRefusals.of(model, layout));
    found.addAll(LimitRefusals.bounds(model, demands, new QueryRouting(layout, demands)));
    return found;
  }
}
