package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * No pattern is assumed that is not listed, so a kind that none of them returns can be written but
 * not read.
 */
final class KindIsNeverRead implements DesignRule {

  private static final Rule RULE =
      new Rule(
          "KP4009",
          "kind-is-never-read",
          Severity.NOTE,
          "Each kind is returned by an access pattern.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/"
                      + "bp-general-nosql-design.html")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    List<String> read =
        plan.routes().stream().map(Route::pattern).flatMap(Facts::returned).distinct().toList();
    for (Kind kind : plan.model().kinds()) {
      if (!read.contains(kind.name())) {
        reporter.report(Finding.of(finding(kind), kind.name()));
      }
    }
  }

  private static Diagnostic finding(Kind kind) {
    return Diagnostic.of(
            RULE, kind.span(), "`" + kind.name() + "` is stored, but no access pattern returns it")
        .withHelp("list the pattern that reads it, or leave the kind out");
  }
}
