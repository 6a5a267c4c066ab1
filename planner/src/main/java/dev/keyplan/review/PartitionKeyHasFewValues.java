package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Volume;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Plan;
import dev.keyplan.source.Span;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * A partition key made of booleans and {@code one-of} attributes alone has as many values as these
 * allow, and a value takes no more than 1,000 writes and 3,000 reads a second. Silent where the
 * volumes say that this is enough.
 */
final class PartitionKeyHasFewValues implements DesignRule {

  /** Half of what one partition key value takes, so that growth and bursts have room. */
  private static final double CALM_WRITES_PER_SECOND = 500;

  /**
   * So few items in one partition are neither written nor read often enough to matter, unless a
   * rate says so.
   */
  private static final long FEW_ITEMS = 10_000;

  private static final long KILOBYTE = 1024;

  private static final Rule RULE =
      new Rule(
          "KP4002",
          "partition-key-has-few-values",
          Severity.WARNING,
          "A partition key has many values, so that traffic spreads.",
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
        long values = fewValues(shape, keys);
        if (values > 0 && !isCalm(shape.kind().volume(), values)) {
          reporter.report(finding(plan, shape.kind(), keys, values));
        }
      }
    }
  }

  /** How many values the partition key can have; 0 where an attribute of it has no such bound. */
  private static long fewValues(ItemShape shape, ItemShape.ItemKeys keys) {
    if (Facts.holdsAll(keys)) {
      // The partition of all items of a kind has advice of its own.
      return 0;
    }
    return keys.partition().attributes().stream()
        .mapToLong(name -> fewValues(shape.kind().attribute(name)))
        .reduce(1, (a, b) -> a * b);
  }

  private static long fewValues(Attribute attribute) {
    return attribute.type() == AttributeType.BOOLEAN ? 2 : attribute.limits().oneOf().size();
  }

  private static boolean isCalm(Volume volume, long values) {
    if (volume.writesPerSecond().isPresent()) {
      long unitsOfItem = (volume.itemBytes().orElse(KILOBYTE) + KILOBYTE - 1) / KILOBYTE;
      return volume.writesPerSecond().get() * unitsOfItem <= CALM_WRITES_PER_SECOND;
    }
    return volume.items().isPresent() && volume.items().get() / values <= FEW_ITEMS;
  }

  private static Finding finding(Plan plan, Kind kind, ItemShape.ItemKeys keys, long values) {
    Optional<dev.keyplan.model.AccessPattern> reader = Facts.firstReader(plan, keys.target(), kind);
    Span span = reader.map(p -> p.span()).orElse(kind.span());
    Diagnostic diagnostic =
        Diagnostic.of(
                RULE,
                span,
                "every `"
                    + kind.name()
                    + "` in "
                    + where(keys)
                    + " lies under one "
                    + (values == 1
                        ? "partition key, `"
                        : "of " + values + " partition key values, `")
                    + keys.partition()
                    + "`")
            .withHelp(
                "a value takes 1,000 writes and 3,000 reads a second: give one more attribute with"
                    + " `by`, or say in `volume` how much there is");
    List<String> subjects =
        reader.map(p -> List.of(p.name(), kind.name())).orElse(List.of(kind.name()));
    return new Finding(diagnostic, subjects);
  }

  private static String where(ItemShape.ItemKeys keys) {
    return keys.target().match(table -> "the table", index -> index.name());
  }
}
