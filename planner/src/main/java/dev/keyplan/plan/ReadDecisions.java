package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.Decision.Alternative;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Choices about single patterns that their author should know: consistency, missing items, order in
 * a collection.
 */
final class ReadDecisions {

  private final AccessPattern pattern;
  private final Route route;
  private final List<Decision> decisions = new ArrayList<>();

  private ReadDecisions(Route route) {
    this.route = route;
    this.pattern = route.pattern();
  }

  static List<Decision> of(Route route) {
    ReadDecisions reads = new ReadDecisions(route);
    reads.consistency();
    reads.count();
    route.steps().forEach(s -> s.match(g -> false, reads::query));
    return reads.decisions;
  }

  private void consistency() {
    boolean byMarker =
        route.steps().stream().anyMatch(s -> s.match(g -> g.shape().isMarker(), q -> false));
    if (byMarker) {
      decide(
          "the marker of the unique value is read first, then the item: two requests, both strongly"
              + " consistent",
          "it must read its own writes, and a global index is always read a moment late",
          new Alternative("a global index", "one request, but eventually consistent"));
    } else if (pattern.consistent()) {
      decide(
          "it is served by the table, with a strongly consistent read",
          "it must read its own writes",
          new Alternative("a global index", "it is always read a moment late"));
    } else if (route.consistency() == Route.Consistency.EVENTUAL && isByUnique()) {
      decide(
          "it is read from a global index, one request, eventually consistent",
          "it does not say that it must read its own writes",
          new Alternative(
              "the marker of the unique value",
              "two requests; `consistent: true` chooses it where a value just written must be"
                  + " found"));
    }
  }

  private void count() {
    if (pattern.verb() == AccessPattern.Verb.COUNT) {
      decide(
          "they are counted as they are read, by a Query over all pages that returns no items",
          "every item that is counted is read and paid for, as if it were returned; nothing is"
              + " added to a write",
          new Alternative(
              "a counter kept in step by each write",
              "one small read whatever the number, but each create and delete becomes a"
                  + " transaction on one item"));
    }
  }

  private boolean isByUnique() {
    return route.steps().stream()
        .anyMatch(
            s ->
                s.match(
                    g -> false,
                    q ->
                        PatternForm.givenUnique(pattern, q.shapes().get(0).kind()).isPresent()
                            && pattern.verb() == AccessPattern.Verb.GET));
  }

  private boolean query(Step.Query query) {
    if (pattern.with().isEmpty()) {
      sparse(query.shapes().get(0).kind());
    } else {
      collection(query);
    }
    return true;
  }

  private void sparse(Kind kind) {
    List<String> optional =
        Stream.of(
                PatternForm.given(pattern).stream(),
                pattern.ranges().stream().map(AccessPattern.RangeCondition::attribute),
                pattern.orderBy().stream().map(AccessPattern.OrderBy::attribute))
            .flatMap(s -> s)
            .filter(a -> kind.attribute(a).optional())
            .distinct()
            .toList();
    if (!optional.isEmpty()) {
      decide(
          "%s without %s is not returned"
              .formatted(Clauses.one(kind.name()), Clauses.quoted(optional)),
          "the key is made from it, and an item that lacks it is not in the index",
          new Alternative(
              "making it required with a value that means none",
              "then each item has a place in the order"));
    }
  }

  private void collection(Step.Query query) {
    boolean isWhole = query.sort().match(() -> true, e -> false, b -> false, b -> false);
    decide(
        "the %s is returned first%s, then what belongs to it"
            .formatted(pattern.kind(), query.forward() ? "" : ", reading backwards"),
        (query.forward()
                ? "its sort key begins with the delimiter, which sorts before every prefix"
                : "the kinds on this side have `!` before their prefix, which sorts before the"
                    + " delimiter")
            + ", so it stands where reading starts and is on the first page"
            + (isWhole ? "" : "; the range leaves out the other kinds of the partition"),
        new Alternative(
            "a sort key that begins with the kind's prefix alone",
            "then the place of the parent would hang on the alphabet"));
  }

  private void decide(String choice, String because, Alternative rejected) {
    decisions.add(new Decision(pattern.name(), choice, because, List.of(rejected)));
  }
}
