package dev.keyplan.plan;

import java.util.List;
import java.util.stream.IntStream;

/** No item of a shape that the pattern does not want can meet a Query's condition (R2). */
final class StrangerCheck {

  private StrangerCheck() {}

  static List<String> of(Table table, Step.Query query) {
    return Ambiguity.strangers(table, query.target(), query.shapes()).stream()
        .filter(s -> canMeet(query.sort(), s.on(query.target()).orElseThrow().sort()))
        .map(s -> "R2: an item of " + s.kind().name() + " can be returned")
        .toList();
  }

  private static boolean canMeet(SortCondition condition, KeyTemplate stranger) {
    return condition.match(
        () -> true,
        e -> startsAlike(e.key().parts(), stranger),
        b -> startsAlike(b.prefix().parts(), stranger),
        b ->
            sharesHead(b)
                ? startsAlike(b.low().parts().subList(0, 1), stranger)
                : liesBetween(b.low().toString(), b.high().toString(), stranger));
  }

  private static boolean sharesHead(SortCondition.Between range) {
    return range.low().parts().size() > 1
        && range.low().parts().get(0).equals(range.high().parts().get(0));
  }

  private static boolean startsAlike(List<KeyText.Part> parts, KeyTemplate stranger) {
    int common = Math.min(parts.size(), stranger.segments().size());
    return IntStream.range(0, common)
        .noneMatch(
            i ->
                stranger
                    .segments()
                    .get(i)
                    .match(
                        l -> parts.get(i).match(f -> !f.text().equals(l.text()), b -> false),
                        c -> false));
  }

  /** Keys of the stranger begin with its first literal and the delimiter. */
  private static boolean liesBetween(String low, String high, KeyTemplate stranger) {
    String head = stranger.segments().get(0).match(KeySegment.Literal::text, c -> "");
    String next =
        stranger.segments().size() > 1
            ? stranger.segments().get(1).match(KeySegment.Literal::text, c -> "")
            : "";
    String start = head + KeyEncoding.DELIMITER + (head.isEmpty() ? next : "");
    return (start + KeyEncoding.PAST_DELIMITER).compareTo(low) > 0 && start.compareTo(high) <= 0;
  }
}
