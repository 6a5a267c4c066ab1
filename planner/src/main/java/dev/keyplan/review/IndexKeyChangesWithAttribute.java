package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Plan;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An index entry whose key changes is deleted and put again: two writes beside the one of the item.
 * Silent for unique values, whose change is a transaction of its own, and where the volume says
 * that writes are rare.
 */
final class IndexKeyChangesWithAttribute implements DesignRule {

  private static final double RARE_WRITES_PER_SECOND = 1;

  private static final Rule RULE =
      new Rule(
          "KP4008",
          "index-key-changes-with-attribute",
          Severity.NOTE,
          "An attribute in an index key changes seldom.",
          Optional.of(
              URI.create(
                  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html"
                      + "#GSI.ThroughputConsiderations.Writes")));

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(Plan plan, Reporter reporter) {
    for (Kind kind : plan.model().kinds()) {
      boolean isRare = kind.volume().writesPerSecond().orElse(1.0) < RARE_WRITES_PER_SECOND;
      kind.attributes().stream()
          .filter(a -> !isRare && !a.immutable() && !isUnique(kind, a))
          .forEach(a -> report(plan, kind, a, reporter));
    }
  }

  private static boolean isUnique(Kind kind, Attribute attribute) {
    return kind.uniques().stream().anyMatch(u -> u.attributes().contains(attribute.name()));
  }

  private static void report(Plan plan, Kind kind, Attribute attribute, Reporter reporter) {
    List<ItemShape.ItemKeys> keys =
        plan.shape(kind.name()).keys().stream()
            .filter(k -> k.attributes().contains(attribute.name()))
            .toList();
    if (!keys.isEmpty()) {
      Diagnostic diagnostic =
          Diagnostic.of(
                  RULE,
                  attribute.span(),
                  "each change of `"
                      + attribute.name()
                      + "` of `"
                      + kind.name()
                      + "` costs "
                      + costs(keys, attribute.name()))
              .withHelp(
                  "if it never changes, say `immutable: true`; if it seldom does, say how often"
                      + " with `volume`");
      reporter.report(Finding.of(diagnostic, kind.name()));
    }
  }

  /** An entry that the attribute only admits is put or removed, and never both. */
  private static String costs(List<ItemShape.ItemKeys> keys, String attribute) {
    return Stream.of(
            cost(
                keys.stream().filter(k -> k.parts().contains(attribute)),
                "two more writes in ",
                ": its entry is removed and put under the new key"),
            cost(
                keys.stream().filter(k -> !k.parts().contains(attribute)),
                "one more write in ",
                ": its entry is put or removed"))
        .filter(c -> !c.isEmpty())
        .collect(Collectors.joining(", and "));
  }

  private static String cost(Stream<ItemShape.ItemKeys> keys, String writes, String why) {
    String indexes = keys.map(k -> k.target().name()).collect(Collectors.joining(" and in "));
    return indexes.isEmpty() ? "" : writes + indexes + why;
  }
}
