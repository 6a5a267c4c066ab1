package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.plan.KeyText.Ending;
import dev.keyplan.plan.KeyText.Fixed;
import dev.keyplan.plan.Route.Consistency;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * Routes that are one Query: the base table where it serves the pattern, else the index that does.
 */
final class QueryRouting {

  private final Layout layout;
  private final List<Demand> demands;

  QueryRouting(Layout layout, List<Demand> demands) {
    this.layout = layout;
    this.demands = demands;
  }

  Route oneKind(AccessPattern pattern) {
    KeySignature signature = demand(pattern).own();
    QueryTarget target = target(demand(pattern));
    ItemShape shape = layout.shape(pattern.kind());
    ItemShape.ItemKeys keys = shape.on(target).orElseThrow();
    boolean isForeign =
        layout
            .entry(pattern.kind(), target)
            .flatMap(KeyEntry::standsFor)
            .filter(k -> !k.equals(pattern.kind()))
            .isPresent();
    boolean isShared =
        isForeign || !Ambiguity.strangers(layout.table(target), target, List.of(shape)).isEmpty();
    Step.Query query =
        new Step.Query(
            target,
            SortConditions.whole(pattern, keys.partition()),
            SortConditions.of(pattern, keys.sort(), isShared),
            !isDescending(pattern, signature),
            isFirstOnly(pattern) ? OptionalInt.of(1) : OptionalInt.empty(),
            List.of(shape),
            pattern.verb() == AccessPattern.Verb.COUNT ? Selection.COUNT : Selection.WHOLE);
    return new Route(
        pattern, List.of(query), consistency(pattern, target), Reasons.ofQuery(keys, target));
  }

  Route collection(AccessPattern pattern) {
    Demand demand = demand(pattern);
    QueryTarget target = target(demand);
    List<ItemShape> shapes = new ArrayList<>();
    shapes.add(layout.shape(pattern.kind()));
    pattern.with().forEach(w -> shapes.add(layout.shape(w.kind())));
    ItemShape.ItemKeys parent = shapes.get(0).on(target).orElseThrow();
    List<String> heads =
        shapes.stream()
            .skip(1)
            .map(s -> head(s.on(target).orElseThrow().sort()))
            .sorted(Comparator.naturalOrder())
            .toList();
    boolean isForward = heads.get(0).compareTo(KeyEncoding.DELIMITER) > 0;
    boolean isWhole = Ambiguity.strangers(layout.table(target), target, shapes).isEmpty();
    Step.Query query =
        new Step.Query(
            target,
            SortConditions.whole(pattern, parent.partition()),
            isWhole
                ? new SortCondition.Any()
                : isForward ? upTo(parent, heads) : downTo(parent, heads),
            isForward,
            OptionalInt.empty(),
            shapes,
            Selection.WHOLE);
    return new Route(
        pattern,
        List.of(query),
        consistency(pattern, target),
        Reasons.ofCollection(pattern, target, isWhole));
  }

  /** Whether the pattern's bound cannot be said with the key that serves it. */
  boolean isUnsayable(Demand demand) {
    ItemShape.ItemKeys keys =
        layout.shape(demand.pattern().kind()).on(target(demand)).orElseThrow();
    return SortConditions.isUnsayable(demand.pattern(), keys.sort());
  }

  private static String head(KeyTemplate sort) {
    return sort.segments().get(0).match(KeySegment.Literal::text, c -> "");
  }

  private static SortCondition upTo(ItemShape.ItemKeys parent, List<String> heads) {
    Fixed last = new Fixed(heads.get(heads.size() - 1));
    return new SortCondition.Between(
        new KeyText(literals(parent.sort()), Ending.NONE),
        new KeyText(List.of(last), Ending.PAST_DELIMITER));
  }

  private static SortCondition downTo(ItemShape.ItemKeys parent, List<String> heads) {
    return new SortCondition.Between(
        new KeyText(List.of(new Fixed(heads.get(0))), Ending.DELIMITER),
        new KeyText(
            literals(parent.sort()),
            parent.sort().attributes().isEmpty() ? Ending.NONE : Ending.PAST_DELIMITER));
  }

  private static List<KeyText.Part> literals(KeyTemplate template) {
    return template.segments().stream()
        .flatMap(
            s ->
                s.<java.util.stream.Stream<KeyText.Part>>match(
                    l -> java.util.stream.Stream.of(new Fixed(l.text())),
                    c -> java.util.stream.Stream.of()))
        .toList();
  }

  private Demand demand(AccessPattern pattern) {
    return demands.stream().filter(d -> d.pattern().equals(pattern)).findFirst().orElseThrow();
  }

  /** The base table first: it serves strongly consistent reads and needs no second write. */
  private QueryTarget target(Demand demand) {
    return layout.table(demand.pattern().kind()).targets().stream()
        .filter(t -> demand.isCollection() ? layout.holds(t, demand) : serves(t, demand.own()))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("nothing serves " + demand.pattern().name()));
  }

  private boolean serves(QueryTarget target, KeySignature signature) {
    return layout
        .entry(signature.kind().name(), target)
        .filter(e -> e.serves(signature))
        .isPresent();
  }

  private static boolean isDescending(AccessPattern pattern, KeySignature signature) {
    return pattern.orderBy().stream()
        .filter(o -> signature.tail().contains(o.attribute()))
        .anyMatch(AccessPattern.OrderBy::descending);
  }

  private static boolean isFirstOnly(AccessPattern pattern) {
    return pattern.verb() == AccessPattern.Verb.GET && !pattern.orderBy().isEmpty();
  }

  private static Consistency consistency(AccessPattern pattern, QueryTarget target) {
    return target.match(t -> Routing.readFromTable(pattern), i -> Consistency.EVENTUAL);
  }
}
