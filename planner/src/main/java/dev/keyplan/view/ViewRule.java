package dev.keyplan.view;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.source.Span;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;

/** What keeps a plan from being written out. */
public enum ViewRule {
  NAMES_COLLIDE("KP5101", "Two things of a spec have two names in each output."),
  TAG_NOT_ALLOWED(
      "KP5103",
      "A tag has the length and the characters that DynamoDB allows.",
      "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Tagging.html");

  @SuppressWarnings("ImmutableEnumChecker") // a record of immutable values
  private final Rule rule;

  ViewRule(String id, String summary) {
    this.rule = new Rule(id, kebabName(), Severity.ERROR, summary, Optional.empty());
  }

  ViewRule(String id, String summary, String source) {
    URI page = URI.create(source);
    this.rule = new Rule(id, kebabName(), Severity.ERROR, summary, Optional.of(page));
  }

  private String kebabName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public Rule rule() {
    return rule;
  }

  public Diagnostic at(Span span, String message) {
    return Diagnostic.of(rule, span, message);
  }
}
