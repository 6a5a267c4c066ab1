package dev.keyplan.review;

import dev.keyplan.diagnostic.Rule;
import dev.keyplan.plan.Plan;

/** One piece of advice that a plan may deserve, several times or never. */
interface DesignRule {

  /** What it is about; its page is {@code docs/rules/<id>-<name>.md}. */
  Rule rule();

  /** Reports every place of the plan that deserves the advice. */
  void check(Plan plan, Reporter reporter);
}
