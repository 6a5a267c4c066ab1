package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import java.util.ArrayList;
import java.util.List;

/**
 * A Query for several kinds: each child by the parent's identity, and the parent where reading
 * starts (R10).
 */
final class CollectionCheck {

  private final AccessPattern pattern;
  private final Step.Query query;
  private final ItemShape.ItemKeys parent;
  private final List<String> found = new ArrayList<>();

  CollectionCheck(AccessPattern pattern, Step.Query query) {
    this.pattern = pattern;
    this.query = query;
    this.parent = query.shapes().get(0).on(query.target()).orElseThrow();
  }

  List<String> violations() {
    require(
        KeyTexts.follows(query.partition(), parent.partition()), "R1: not the parent's partition");
    ItemShape shape = query.shapes().get(0);
    for (AccessPattern.Included included : pattern.with()) {
      ItemShape child =
          query.shapes().stream()
              .filter(s -> s.kind().name().equals(included.kind()))
              .findFirst()
              .orElseThrow();
      ItemShape.ItemKeys keys = child.on(query.target()).orElseThrow();
      List<String> expected =
          parent.partition().attributes().stream()
              .map(a -> included.attributes().get(shape.kind().identity().indexOf(a)))
              .toList();
      require(
          keys.partition().attributes().equals(expected),
          "R1: " + included.kind() + " stands in the partition by other attributes");
      standing(included.kind(), head(keys));
    }
    return found;
  }

  private void standing(String kind, String head) {
    String start = head(parent);
    boolean isAfter = head.compareTo(start) > 0;
    require(
        query.forward() ? isAfter : head.compareTo(start) < 0,
        "R10: the parent does not come before " + kind);
    boolean isInside =
        query
            .sort()
            .match(
                () -> true,
                e -> false,
                b -> false,
                b ->
                    b.low().toString().compareTo(head) <= 0
                        && b.high().toString().compareTo(head) > 0
                        && b.low().toString().compareTo(start) <= 0
                        && b.high().toString().compareTo(start) >= 0);
    require(isInside, "R1: the range leaves out " + kind + " or its parent");
  }

  /** The literals at the start of the sort key, with the delimiter where something follows. */
  private static String head(ItemShape.ItemKeys keys) {
    List<KeySegment> segments = keys.sort().segments();
    List<String> literals = new ArrayList<>();
    for (KeySegment segment : segments) {
      literals.add(segment.match(KeySegment.Literal::text, c -> ""));
      if (!literals.get(literals.size() - 1).isEmpty()) {
        break;
      }
    }
    String head = String.join(KeyEncoding.DELIMITER, literals);
    return literals.size() == segments.size() ? head : head + KeyEncoding.DELIMITER;
  }

  private void require(boolean holds, String violation) {
    if (!holds) {
      found.add(violation);
    }
  }
}
