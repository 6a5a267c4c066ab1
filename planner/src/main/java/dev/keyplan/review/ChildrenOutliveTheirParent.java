package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Reference;
import dev.keyplan.plan.Plan;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * DynamoDB has no foreign keys: what refers to a deleted item stays, unless the application sees to
 * it.
 */
final class ChildrenOutliveTheirParent implements DesignRule {

  private static final Rule RULE =
      new Rule(
          "KP4005",
          "children-outlive-their-parent",
          Severity.NOTE,
          "What refers to a deleted item stays.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/"
                      + "bp-relational-modeling.html")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    for (Kind kind : plan.model().kinds()) {
      List<String> parents = kind.references().stream().map(Reference::target).distinct().toList();
      if (!parents.isEmpty()) {
        reporter.report(Finding.of(finding(kind, parents), kind.name()));
      }
    }
  }

  private static Diagnostic finding(Kind kind, List<String> parents) {
    return Diagnostic.of(
            RULE,
            kind.span(),
            "items of `"
                + kind.name()
                + "` stay when their "
                + Facts.oneOf(parents)
                + " is deleted")
        .withHelp("delete them first, or `allow` it with the reason why they may stay");
  }
}
