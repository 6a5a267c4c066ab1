package dev.keyplan.testing;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Model;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Planner;
import java.util.List;

/** Plans of models that must have one, and refusals of those that must not. */
public final class Plans {

  private Plans() {}

  public static Plan of(Model model) {
    return Planner.plan(model)
        .match(
            done -> done.value(),
            failed -> {
              throw new AssertionError("refused: " + failed.diagnostics());
            });
  }

  /** Why there is no plan: {@code rule id at line}, in order. */
  public static List<String> refusals(Model model) {
    return Planner.plan(model).diagnostics().stream()
        .filter(Diagnostic::isError)
        .map(d -> d.rule().id() + " at " + d.span().line())
        .toList();
  }
}
