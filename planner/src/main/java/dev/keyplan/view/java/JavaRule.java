package dev.keyplan.view.java;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.source.Span;
import java.util.Optional;

/** What Java asks of the names in a spec. */
public enum JavaRule {
  PACKAGE("KP5102", "java-package-invalid", "The package is one that Java allows.");

  @SuppressWarnings("ImmutableEnumChecker") // a record of immutable values
  private final Rule rule;

  JavaRule(String id, String name, String summary) {
    this.rule = new Rule(id, name, Severity.ERROR, summary, Optional.empty());
  }

  /** The rule, as in the catalogue. */
  public Rule rule() {
    return rule;
  }

  Diagnostic at(Span span, String message) {
    return Diagnostic.of(rule, span, message);
  }
}
