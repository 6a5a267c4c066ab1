package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import java.util.stream.Collectors;

/** Why a Query goes where it goes, as a route tells it. */
final class Reasons {

  private Reasons() {}

  static String ofQuery(ItemShape.ItemKeys keys, QueryTarget target) {
    if (keys.partition().attributes().isEmpty()) {
      return target.name()
          + " holds every item of the kind in one partition, `"
          + keys.partition()
          + "`";
    }
    String partition =
        keys.partition().attributes().stream().collect(Collectors.joining("` and `", "`", "`"));
    return target.match(
        t -> "the table's own partition is by " + partition + ", so no index is needed",
        i -> i.name() + " is partitioned by " + partition + ", which the table's key is not");
  }

  static String ofCollection(AccessPattern pattern, QueryTarget target, boolean isWhole) {
    String kinds =
        pattern.with().stream()
            .map(AccessPattern.Included::kind)
            .collect(Collectors.joining(" and "));
    String where = target.match(t -> "in the table", i -> "in " + i.name());
    return pattern.kind()
        + " and "
        + kinds
        + " share one partition "
        + where
        + (isWhole
            ? " and nothing else is in it, so one Query reads it whole"
            : ", next to each other, so one Query reads the range that holds them");
  }
}
