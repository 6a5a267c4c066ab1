package dev.keyplan.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * The last pass: proves every route, key and write of a plan again, from the plan alone. It shares
 * no decision with the passes before it. What it finds is a bug of the planner, never a mistake of
 * the author.
 */
final class PlanCheck {

  private PlanCheck() {}

  /**
   * The plan, unchanged.
   *
   * @throws IllegalStateException if the plan breaks one of the rules R1 to R10, or leaves a tenant
   */
  static Plan proved(Plan plan) {
    List<String> violations = violations(plan);
    if (!violations.isEmpty()) {
      throw new IllegalStateException("the plan is wrong: " + String.join("; ", violations));
    }
    return plan;
  }

  /** Each breach, with the rule that it breaks. */
  static List<String> violations(Plan plan) {
    List<String> found = new ArrayList<>(KeyCheck.of(plan));
    found.addAll(everyPattern(plan));
    for (Route route : plan.routes()) {
      new RouteCheck(plan, route)
          .violations().stream().map(v -> route.pattern().name() + ": " + v).forEach(found::add);
    }
    found.addAll(WriteCheck.of(plan));
    found.addAll(ComposedCheck.of(plan));
    found.addAll(TenantKeyCheck.of(plan));
    return found;
  }

  private static List<String> everyPattern(Plan plan) {
    return plan.routes().stream().map(Route::pattern).toList().equals(plan.model().accessPatterns())
        ? List.of()
        : List.of("R1: patterns and routes differ");
  }
}
