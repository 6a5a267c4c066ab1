package dev.keyplan.diagnostic;

/** How much a finding matters. Only an {@code ERROR} stops the plan, and none can be silenced. */
public enum Severity {
  /** There is no plan. */
  ERROR,
  /** There is a plan, but it is likely wrong. */
  WARNING,
  /** Worth knowing. */
  NOTE
}
