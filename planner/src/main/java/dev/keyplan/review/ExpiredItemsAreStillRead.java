package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.plan.Plan;
import java.net.URI;
import java.util.Optional;

/** DynamoDB removes what has expired in its own time, and a read returns it until then. */
final class ExpiredItemsAreStillRead implements DesignRule {

  private static final Rule RULE =
      new Rule(
          "KP4022",
          "expired-items-are-still-read",
          Severity.NOTE,
          "An item that has expired is returned until it is removed.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/"
                      + "ttl-expired-items.html")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    for (Kind kind : plan.model().kinds()) {
      kind.life()
          .ttl()
          .filter(ttl -> isReadWhole(plan.model(), kind.name(), ttl))
          .ifPresent(ttl -> reporter.report(Finding.of(finding(kind, ttl), kind.name())));
    }
  }

  /** A pattern that wants what expires after a moment leaves out the rest by itself. */
  private static boolean isReadWhole(Model model, String kind, String ttl) {
    return model.accessPatterns().stream()
        .anyMatch(
            p ->
                p.with().stream().anyMatch(i -> i.kind().equals(kind))
                    || (p.kind().equals(kind)
                        && p.ranges().stream().noneMatch(r -> r.attribute().equals(ttl))));
  }

  private static Diagnostic finding(Kind kind, String ttl) {
    return Diagnostic.of(
            RULE,
            kind.attribute(ttl).span(),
            "items of `"
                + kind.name()
                + "` are read for up to a few days after they have expired, and new ones with their"
                + " keys are refused until then")
        .withHelp(
            "ask `isExpired` of what is read, or `allow` it with the reason why it does no harm");
  }
}
