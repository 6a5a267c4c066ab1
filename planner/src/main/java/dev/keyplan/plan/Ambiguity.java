package dev.keyplan.plan;

import java.util.List;

/** Whether keys made from different templates can be the same text. */
final class Ambiguity {

  private Ambiguity() {}

  /**
   * Whether some key of one template equals some key of the other. No encoded value holds the
   * delimiter, so keys with different numbers of segments differ.
   */
  static boolean canBeEqual(KeyTemplate a, KeyTemplate b) {
    List<KeySegment> left = a.segments();
    List<KeySegment> right = b.segments();
    if (left.size() != right.size()) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      if (!canBeEqual(left.get(i), right.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean canBeEqual(KeySegment a, KeySegment b) {
    return a.match(
        literal -> b.match(literal::equals, component -> canBeValue(literal.text())),
        component -> b.match(literal -> canBeValue(literal.text()), other -> true));
  }

  /** An encoded value is never empty and holds no character up to {@code %}. */
  private static boolean canBeValue(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c > '%');
  }

  /** The shapes other than these whose items may share a partition with them on a target. */
  static List<ItemShape> strangers(Table table, QueryTarget target, List<ItemShape> wanted) {
    KeyTemplate partition = wanted.get(0).on(target).orElseThrow().partition();
    return table.shapes().stream()
        .filter(s -> !wanted.contains(s))
        .filter(s -> s.on(target).filter(k -> canBeEqual(k.partition(), partition)).isPresent())
        .toList();
  }
}
