package dev.keyplan.view;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.source.Span;
import java.util.Locale;
import java.util.Optional;

/** What keeps a plan from being written out. */
public enum ViewRule {
  NAMES_COLLIDE("KP5101", "Two things of a spec have two names in each output.");

  @SuppressWarnings("ImmutableEnumChecker") // a record of immutable values
  private final Rule rule;

  ViewRule(String id, String summary) {
    String name = name().toLowerCase(Locale.ROOT).replace('_', '-');
    this.rule = new Rule(id, name, Severity.ERROR, summary, Optional.empty());
  }

  public Rule rule() {
    return rule;
  }

  public Diagnostic at(Span span, String message) {
    return Diagnostic.of(rule, span, message);
  }
}
