package dev.keyplan.review;

import dev.keyplan.plan.Plan;
import java.util.List;

/**
 * A plan and what deserves a second look in it.
 *
 * @param plan the plan, unchanged
 * @param findings advice, in the order of {@link dev.keyplan.diagnostic.Diagnostic}
 * @param silenced advice that the spec allows, in the same order
 */
public record ReviewedPlan(Plan plan, List<Finding> findings, List<Silenced> silenced) {

  public ReviewedPlan {
    findings = List.copyOf(findings);
    silenced = List.copyOf(silenced);
  }
}
