package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Reference;
import dev.keyplan.model.Volume;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A Query reads at most 1 MB at a time. Reports a pattern whose largest result, by the volumes
 * given, is more, unless the pattern has a {@code limit} and so expects pages.
 */
final class ResultExceedsOnePage implements DesignRule {

  private static final long PAGE_BYTES = 1024 * 1024;

  private static final Rule RULE =
      new Rule(
          "KP4004",
          "result-exceeds-one-page",
          Severity.NOTE,
          "A result that is read in one request is at most 1 MB.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Pagination.html")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    for (Route route : plan.routes()) {
      long bytes = largestResult(plan, route);
      if (bytes > PAGE_BYTES) {
        reporter.report(finding(route.pattern(), bytes));
      }
    }
  }

  private static long largestResult(Plan plan, Route route) {
    AccessPattern pattern = route.pattern();
    if (pattern.limit().isPresent() || Facts.lastQuery(route).isEmpty()) {
      return 0;
    }
    List<String> given = pattern.given().stream().map(AccessPattern.Parameter::attribute).toList();
    long bytes =
        pattern.verb() != AccessPattern.Verb.GET && pattern.ranges().isEmpty()
            ? largest(plan.model().kind(pattern.kind()), given)
            : 0;
    for (AccessPattern.Included included : pattern.with()) {
      bytes += largest(plan.model().kind(included.kind()), included.attributes());
    }
    return bytes;
  }

  /**
   * Bytes of all items of the kind for which exactly these attributes are given; 0 where no volume
   * says so.
   */
  private static long largest(Kind kind, List<String> given) {
    Optional<String> parent =
        kind.references().stream()
            .filter(r -> given.size() == r.attributes().size() && given.containsAll(r.attributes()))
            .map(Reference::target)
            .findFirst();
    Volume volume = kind.volume();
    return volume.per().stream()
        .filter(per -> parent.filter(per.kind()::equals).isPresent())
        .mapToLong(per -> per.largest() * volume.itemBytes().orElse(0L))
        .sum();
  }

  private static Finding finding(AccessPattern pattern, long bytes) {
    Diagnostic diagnostic =
        Diagnostic.of(
                RULE,
                pattern.span(),
                String.format(
                    Locale.ROOT,
                    "`%s` reads up to %d KB by the volumes given, and a Query returns at most 1 MB"
                        + " at a time",
                    pattern.name(),
                    bytes / 1024))
            .withHelp(
                pattern.verb() == AccessPattern.Verb.COUNT
                    ? "accept several requests for a number, or keep it as an attribute that each"
                        + " write changes"
                    : "give the pattern a `limit` and let callers ask page by page, or accept"
                        + " several requests");
    return Finding.of(diagnostic, pattern.name(), pattern.kind());
  }
}
