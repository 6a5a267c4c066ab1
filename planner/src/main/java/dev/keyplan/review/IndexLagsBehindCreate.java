package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * A look-up by a unique value is what an application does right after it has stored that value, and
 * an index may not have it yet. Lists through an index lag too, but there a missing newest item is
 * seldom taken for "does not exist".
 */
final class IndexLagsBehindCreate implements DesignRule {

  private static final Rule RULE =
      new Rule(
          "KP4001",
          "index-lags-behind-create",
          Severity.NOTE,
          "A look-up by a unique value that must find what was just written does not go through an index.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    for (Route route : plan.routes()) {
      if (route.consistency() == Route.Consistency.EVENTUAL && isByUnique(plan, route.pattern())) {
        reporter.report(finding(route));
      }
    }
  }

  private static boolean isByUnique(Plan plan, AccessPattern pattern) {
    List<String> given = pattern.given().stream().map(AccessPattern.Parameter::attribute).toList();
    return pattern.verb() == AccessPattern.Verb.GET
        && pattern.hop().isEmpty()
        && plan.model().kind(pattern.kind()).uniques().stream()
            .anyMatch(u -> given.containsAll(u.attributes()));
  }

  private static Finding finding(Route route) {
    AccessPattern pattern = route.pattern();
    String index = Facts.lastQuery(route).map(q -> q.target().name()).orElse("an index");
    Diagnostic diagnostic =
        Diagnostic.of(
                RULE,
                pattern.span(),
                "`"
                    + pattern.name()
                    + "` reads "
                    + index
                    + ", which may not yet hold the `"
                    + pattern.kind()
                    + "` that was just written")
            .withHelp(
                "if it must be found at once, add `consistent: true`: then two GetItem through its marker");
    return Finding.of(diagnostic, pattern.name(), pattern.kind());
  }
}
