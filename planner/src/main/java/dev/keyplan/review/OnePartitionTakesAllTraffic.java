package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Volume;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Plan;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * A pattern that lists all items of a kind puts them into one partition of an index, and a
 * partition key value takes no more than 1,000 writes and 3,000 reads a second. Silent where the
 * volumes say that this is enough.
 */
final class OnePartitionTakesAllTraffic implements DesignRule {

  /** Half of what one partition key value takes, so that growth and bursts have room. */
  private static final double CALM_WRITES_PER_SECOND = 500;

  /** So few items are not written often enough to matter, unless a rate says so. */
  private static final long FEW_ITEMS = 10_000;

  private static final long KILOBYTE = 1024;

  private static final Rule RULE =
      new Rule(
          "KP4013",
          "one-partition-takes-all-traffic",
          Severity.WARNING,
          "The items of a kind do not all lie in one partition.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/"
                      + "bp-partition-key-design.html")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    for (ItemShape shape : plan.tables().stream().flatMap(t -> t.shapes().stream()).toList()) {
      for (ItemShape.ItemKeys keys : shape.keys()) {
        if (Facts.holdsAll(keys) && !isCalm(shape.kind().volume())) {
          Facts.firstReader(plan, keys.target(), shape.kind())
              .ifPresent(p -> reporter.report(finding(p, shape.kind(), keys)));
        }
      }
    }
  }

  private static boolean isCalm(Volume volume) {
    if (volume.writesPerSecond().isPresent()) {
      long unitsOfItem = (volume.itemBytes().orElse(KILOBYTE) + KILOBYTE - 1) / KILOBYTE;
      return volume.writesPerSecond().get() * unitsOfItem <= CALM_WRITES_PER_SECOND;
    }
    return volume.items().isPresent() && volume.items().get() <= FEW_ITEMS;
  }

  private static Finding finding(AccessPattern reader, Kind kind, ItemShape.ItemKeys keys) {
    Diagnostic diagnostic =
        Diagnostic.of(
                RULE,
                reader.span(),
                "every `%s` in %s lies in one partition, `%s`, which `%s` reads"
                    .formatted(kind.name(), keys.target().label(), keys.partition(), reader.name()))
            .withHelp(
                "one partition takes 1,000 writes and 3,000 reads a second: divide the items by an"
                    + " attribute given with `by`, such as the day or month of a date (time"
                    + " buckets) or a number from 0 to 7 that the application reckons from the"
                    + " key (shards); or say in `volume` how much there is");
    return new Finding(diagnostic, List.of(reader.name(), kind.name()));
  }
}
