package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Narrowing;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import java.net.URI;
import java.util.Optional;

/**
 * An item without the attribute by which a pattern sorts has no place in that order, so the pattern
 * leaves it out. Where the attribute is given, or a range of it, or it must be there, that is what
 * the pattern asks for, and there is nothing to report.
 */
final class OptionalAttributeHidesItems implements DesignRule {

  private static final Rule RULE =
      new Rule(
          "KP4007",
          "optional-attribute-hides-items",
          Severity.WARNING,
          "A list that is meant to be complete is sorted by an attribute that every item has.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/"
                      + "bp-indexes-general-sparse-indexes.html")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    for (Route route : plan.routes()) {
      AccessPattern pattern = route.pattern();
      Kind kind = plan.model().kind(pattern.kind());
      pattern.orderBy().stream()
          .map(order -> kind.attribute(order.attribute()))
          .filter(a -> a.optional() && !isAskedFor(pattern, a))
          .forEach(a -> reporter.report(finding(pattern, a)));
    }
  }

  private static boolean isAskedFor(AccessPattern pattern, Attribute attribute) {
    return pattern.parameters().stream().anyMatch(p -> p.attribute().equals(attribute.name()))
        || pattern.narrowing().presence().contains(new Narrowing.Presence(attribute.name(), true));
  }

  private static Finding finding(AccessPattern pattern, Attribute attribute) {
    Diagnostic diagnostic =
        Diagnostic.of(
                RULE,
                pattern.span(),
                "`"
                    + pattern.name()
                    + "` leaves out each `"
                    + pattern.kind()
                    + "` that has no `"
                    + attribute.name()
                    + "`")
            .alsoAt(attribute.span(), "`" + attribute.name() + "` is optional here")
            .withHelp("sort by an attribute that is always there, or make this one required");
    return Finding.of(diagnostic, pattern.name(), pattern.kind());
  }
}
