package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Unique;
import dev.keyplan.plan.Plan;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * Texts are compared byte by byte, so {@code Ann@example.org} and {@code ann@example.org} are two
 * unique values. Silent where {@code one-of} or {@code pattern} says which spellings there are.
 */
final class CaseVariantsAreDifferent implements DesignRule {

  private static final Rule RULE =
      new Rule(
          "KP4006",
          "case-variants-are-different",
          Severity.NOTE,
          "A unique text has one spelling.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/"
                      + "HowItWorks.NamingRulesDataTypes.html")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    for (Kind kind : plan.model().kinds()) {
      for (Unique unique : kind.uniques()) {
        List<String> free =
            unique.attributes().stream().filter(a -> isFreeText(kind.attribute(a))).toList();
        if (!free.isEmpty()) {
          reporter.report(Finding.of(finding(unique, free), kind.name()));
        }
      }
    }
  }

  private static boolean isFreeText(Attribute attribute) {
    return attribute.type() == AttributeType.STRING
        && !attribute.reference()
        && attribute.limits().oneOf().isEmpty()
        && attribute.limits().pattern().isEmpty();
  }

  private static Diagnostic finding(Unique unique, List<String> free) {
    return Diagnostic.of(
            RULE,
            unique.span(),
            "two values of "
                + Facts.oneOf(free)
                + " that differ in upper and lower case are two values")
        .withHelp(
            "let callers pass one spelling, and hold them to it with a `pattern`, such as `[^A-Z]+`");
  }
}
