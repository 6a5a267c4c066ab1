package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.plan.Plan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Asks every design rule, and leaves out what the spec allows. */
public final class DesignReview {

  private DesignReview() {}

  /** The plan with its findings. Never fails: advice is a {@code WARNING} or a {@code NOTE}. */
  public static Outcome<ReviewedPlan> review(Plan plan) {
    List<Finding> found = new ArrayList<>();
    for (DesignRule rule : DesignRules.ALL) {
      rule.check(plan, found::add);
    }
    found.sort(Comparator.comparing(Finding::diagnostic));
    ReviewedPlan reviewed = new Allowances(plan.model().allowed()).apply(plan, found);
    List<Diagnostic> diagnostics = reviewed.findings().stream().map(Finding::diagnostic).toList();
    return new Outcome.Done<>(reviewed, diagnostics);
  }
}
