package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.Plan;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;

/** An item holds at most 400 KB, names of attributes included. */
final class ItemExceedsLimit implements DesignRule {

  private static final long LIMIT_BYTES = 400 * 1024;

  private static final Rule RULE =
      new Rule(
          "KP4003",
          "item-exceeds-400-kb",
          Severity.WARNING,
          "An item is at most 400 KB.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    for (Kind kind : plan.model().kinds()) {
      long bytes = kind.volume().itemBytes().orElse(0L);
      if (bytes > LIMIT_BYTES) {
        reporter.report(Finding.of(finding(kind, bytes), kind.name()));
      }
    }
  }

  private static Diagnostic finding(Kind kind, long bytes) {
    return Diagnostic.of(
            RULE,
            kind.span(),
            String.format(
                Locale.ROOT,
                "an item of `%s` has %d KB by its volume, and DynamoDB stores at most 400 KB in one",
                kind.name(),
                bytes / 1024))
        .withHelp(
            "store the large part elsewhere and its address here, or as a kind of its own `within` this one");
  }
}
