package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.AccessPattern.Parameter;
import dev.keyplan.model.Narrowing;
import dev.keyplan.plan.KeyText.Ending;
import dev.keyplan.plan.Route.Consistency;
import dev.keyplan.plan.Step.GetItem;
import dev.keyplan.plan.Step.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * One route: it fixes what the pattern gives, returns nothing else, and reads where the pattern may
 * read.
 */
final class RouteCheck {

  private final Plan plan;
  private final Route route;
  private final AccessPattern pattern;
  private final List<String> found = new ArrayList<>();

  RouteCheck(Plan plan, Route route) {
    this.plan = plan;
    this.route = route;
    this.pattern = route.pattern();
  }

  List<String> violations() {
    require(!route.steps().isEmpty() && route.steps().size() <= 2, "R1: no request, or too many");
    boolean isFirst = true;
    for (Step step : route.steps()) {
      boolean usesParameters = isFirst;
      step.match(g -> getItem(g, usesParameters), q -> query(q, usesParameters));
      isFirst = false;
    }
    if (route.steps().size() == 2) {
      chained();
    }
    consistency();
    return found;
  }

  private boolean getItem(GetItem get, boolean usesParameters) {
    ItemShape.ItemKeys keys = get.shape().primary();
    require(
        covers(get.partition(), keys.partition(), usesParameters)
            && covers(get.sort(), keys.sort(), usesParameters),
        "R5: the GetItem does not name one item");
    require(pattern.ranges().isEmpty(), "R2: a GetItem cannot check a range");
    if (get.equals(last(route.steps()))) {
      TreeSet<String> known =
          new TreeSet<>(get.checks().stream().map(Step.Check::attribute).toList());
      if (usesParameters) {
        known.addAll(keys.attributes());
      }
      require(
          pattern.hop().isPresent() || known.containsAll(PatternForm.equality(pattern)),
          "R1: an attribute that is given is not checked");
    }
    return true;
  }

  private static boolean covers(KeyText text, KeyTemplate key, boolean usesParameters) {
    return text.ending() == Ending.NONE
        && text.parts().size() == key.segments().size()
        && (usesParameters
            ? KeyTexts.follows(text, key)
            : KeyTexts.literalsAgree(text, key) && !KeyTexts.usesParameters(text));
  }

  /** The first step leads to the second: through a reference, or through a marker to its owner. */
  private void chained() {
    ItemShape first = route.steps().get(0).match(GetItem::shape, q -> q.shapes().get(0));
    boolean isHop = pattern.hop().filter(h -> h.kind().equals(first.kind().name())).isPresent();
    boolean isMarker =
        first.isMarker() && given().containsAll(first.unique().orElseThrow().attributes());
    require(isHop || isMarker, "R1: the first request does not lead to the second");
    require(
        route.steps().stream().allMatch(s -> s.match(g -> true, q -> false)),
        "R1: a request that follows another is a GetItem");
  }

  private boolean query(Query query, boolean usesParameters) {
    require(usesParameters, "R1: a Query that follows another request");
    List<String> kinds = query.shapes().stream().map(ItemShape::kindName).toList();
    List<String> wanted =
        Stream.concat(
                Stream.of(pattern.kind()),
                pattern.with().stream().map(AccessPattern.Included::kind))
            .toList();
    if (!kinds.equals(wanted)) {
      found.add("R2: the Query returns other kinds than the pattern");
      return false;
    }
    require(
        query.selection().isCount() == (pattern.verb() == AccessPattern.Verb.COUNT),
        "R1: items are returned where their number is wanted, or the other way round");
    for (ItemShape shape : query.shapes()) {
      ItemShape.ItemKeys keys = shape.on(query.target()).orElseThrow();
      require(
          KeyTexts.renders(query.partition(), keys.partition()),
          "R1: the partition is not that of " + shape.kind().name());
      require(
          named().containsAll(optional(keys, shape)),
          "R7: items of %s that lack an attribute of the key are missing"
              .formatted(shape.kind().name()));
      require(
          PatternForm.constants(pattern).containsAll(keys.admissions()),
          "R7: items of %s that the index does not admit are missing"
              .formatted(shape.kind().name()));
    }
    found.addAll(
        pattern.with().isEmpty()
            ? new OneKindCheck(pattern, query).violations()
            : new CollectionCheck(pattern, query).violations());
    found.addAll(StrangerCheck.of(plan.table(query.target()), query));
    return true;
  }

  private static List<String> optional(ItemShape.ItemKeys keys, ItemShape shape) {
    return keys.parts().stream().filter(a -> shape.kind().attribute(a).optional()).toList();
  }

  private void consistency() {
    boolean readsIndex =
        route.steps().stream()
            .anyMatch(s -> s.match(g -> false, q -> q.target().match(t -> false, i -> true)));
    Consistency right =
        readsIndex
            ? Consistency.EVENTUAL
            : pattern.consistent() ? Consistency.STRONG : Consistency.EITHER;
    require(route.consistency() == right, "R9: the consistency told is not the one had");
    require(!pattern.consistent() || !readsIndex, "R9: a consistent pattern reads a global index");
  }

  private List<String> given() {
    return pattern.given().stream().map(Parameter::attribute).toList();
  }

  private List<String> named() {
    return Stream.of(
            PatternForm.equality(pattern).stream(),
            pattern.narrowing().presence().stream()
                .filter(Narrowing.Presence::isPresent)
                .map(Narrowing.Presence::attribute),
            pattern.ranges().stream().map(AccessPattern.RangeCondition::attribute),
            pattern.orderBy().stream().map(AccessPattern.OrderBy::attribute))
        .flatMap(s -> s)
        .toList();
  }

  private static <T> T last(List<T> list) {
    return list.get(list.size() - 1);
  }

  private void require(boolean holds, String violation) {
    if (!holds) {
      found.add(violation);
    }
  }
}
