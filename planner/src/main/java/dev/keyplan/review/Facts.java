package dev.keyplan.review;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.Step;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What several rules ask of a plan. */
final class Facts {

  private Facts() {}

  /** The last step, if it is a Query: what it returns is what the pattern returns. */
  static Optional<Step.Query> lastQuery(Route route) {
    return route
        .steps()
        .get(route.steps().size() - 1)
        .match(get -> Optional.<Step.Query>empty(), Optional::of);
  }

  /** The first pattern that reads items of the kind from the target. */
  static Optional<AccessPattern> firstReader(Plan plan, QueryTarget target, Kind kind) {
    return plan.routes().stream()
        .filter(r -> r.steps().stream().anyMatch(s -> reads(s, target, kind)))
        .map(Route::pattern)
        .findFirst();
  }

  private static boolean reads(Step step, QueryTarget target, Kind kind) {
    return step.match(
        get -> false,
        query ->
            query.target().equals(target)
                && query.shapes().stream().anyMatch(s -> s.kind().name().equals(kind.name())));
  }

  /** Whether the partition key is the kind's literal alone: one partition for all its items. */
  static boolean holdsAll(ItemShape.ItemKeys keys) {
    return keys.partition().segments().size() == 1 && keys.partition().attributes().isEmpty();
  }

  /** The kinds whose items a pattern returns. */
  static Stream<String> returned(AccessPattern pattern) {
    return Stream.concat(
        Stream.of(pattern.kind()), pattern.with().stream().map(AccessPattern.Included::kind));
  }

  /** Names in backticks, with commas and a last {@code or}. */
  static String oneOf(List<String> names) {
    List<String> quoted = names.stream().map(n -> "`" + n + "`").toList();
    int last = quoted.size() - 1;
    return last == 0
        ? quoted.get(0)
        : String.join(", ", quoted.subList(0, last)) + " or " + quoted.get(last);
  }
}
