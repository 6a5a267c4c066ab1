package dev.keyplan.view;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.review.Finding;
import java.util.Locale;

/**
 * A piece of advice about the design.
 *
 * @param rule the rule's id, as in `KP4001`
 * @param ruleName the rule's name
 * @param severity `warning` or `note`
 * @param message one sentence
 * @param hasHelp whether there is advice on what to do
 * @param help what to do, or empty
 * @param line the line of the spec that it is about, from 1
 */
public record FindingView(
    String rule,
    String ruleName,
    String severity,
    String message,
    boolean hasHelp,
    String help,
    int line) {

  static FindingView of(Finding finding) {
    Diagnostic diagnostic = finding.diagnostic();
    return new FindingView(
        diagnostic.rule().id(),
        diagnostic.rule().name(),
        diagnostic.rule().severity().name().toLowerCase(Locale.ROOT),
        diagnostic.message(),
        diagnostic.help().isPresent(),
        diagnostic.help().orElse(""),
        diagnostic.span().line());
  }
}
