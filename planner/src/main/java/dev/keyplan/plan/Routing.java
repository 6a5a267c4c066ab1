package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Unique;
import dev.keyplan.plan.KeyText.Bound;
import dev.keyplan.plan.KeyText.Ending;
import dev.keyplan.plan.KeyText.Fixed;
import dev.keyplan.plan.KeyText.Form;
import dev.keyplan.plan.KeyText.Previous;
import dev.keyplan.plan.Route.Consistency;
import dev.keyplan.plan.Step.GetItem;
import java.util.List;
import java.util.function.UnaryOperator;

/** The pass from patterns to requests. */
final class Routing {

  private final Model model;
  private final Layout layout;
  private final QueryRouting queries;

  Routing(Model model, Layout layout, List<Demand> demands) {
    this.model = model;
    this.layout = layout;
    this.queries = new QueryRouting(layout, demands);
  }

  /** One route for each pattern, in the model's order. */
  List<Route> routes() {
    return model.accessPatterns().stream().map(this::route).toList();
  }

  private Route route(AccessPattern pattern) {
    Kind kind = model.kind(pattern.kind());
    return switch (PatternForm.of(pattern, kind)) {
      case HOP -> hop(pattern);
      case BY_IDENTITY -> byIdentity(pattern);
      case BY_MARKER -> byMarker(pattern, kind);
      case COLLECTION -> queries.collection(pattern);
      case ONE_KIND -> queries.oneKind(pattern);
    };
  }

  private Route byIdentity(AccessPattern pattern) {
    ItemShape shape = layout.shape(pattern.kind());
    List<Step.Check> checks = checks(pattern, shape.kind().identity());
    String because =
        checks.isEmpty()
            ? "the whole identity is given, so one GetItem reads the item"
            : "the identity is given, so one GetItem reads the item; what else is given is checked"
                + " on it";
    return new Route(
        pattern, List.of(getItem(pattern, shape, checks)), readFromTable(pattern), because);
  }

  /** The holder is read first; what it refers to has its own key. */
  private Route hop(AccessPattern pattern) {
    AccessPattern.Hop hop = pattern.hop().orElseThrow();
    ItemShape target = layout.shape(pattern.kind());
    List<String> identity = target.kind().identity();
    UnaryOperator<String> held = a -> hop.attributes().get(identity.indexOf(a));
    GetItem first = getItem(pattern, layout.shape(hop.kind()), List.of());
    GetItem second = followed(target, held, List.of());
    return new Route(
        pattern,
        List.of(first, second),
        readFromTable(pattern),
        "the "
            + hop.kind()
            + " holds the key of its "
            + pattern.kind()
            + ", so two GetItems find it without an index");
  }

  private Route byMarker(AccessPattern pattern, Kind kind) {
    Unique unique = PatternForm.givenUnique(pattern, kind).orElseThrow();
    ItemShape marker =
        layout.table(kind.name()).markers(kind.name()).stream()
            .filter(m -> m.unique().orElseThrow().equals(unique))
            .findFirst()
            .orElseThrow();
    return new Route(
        pattern,
        List.of(
            getItem(pattern, marker, List.of()),
            followed(
                layout.shape(kind.name()), UnaryOperator.identity(), checks(pattern, List.of()))),
        Consistency.STRONG,
        "a global index is eventually consistent, so the marker of the unique value is read, then"
            + " its owner");
  }

  private static GetItem getItem(AccessPattern pattern, ItemShape shape, List<Step.Check> checks) {
    return new GetItem(
        shape,
        SortConditions.whole(pattern, shape.primary().partition()),
        SortConditions.whole(pattern, shape.primary().sort()),
        checks);
  }

  private static GetItem followed(
      ItemShape shape, UnaryOperator<String> held, List<Step.Check> checks) {
    return new GetItem(
        shape,
        previous(shape.primary().partition(), held),
        previous(shape.primary().sort(), held),
        checks);
  }

  private static KeyText previous(KeyTemplate key, UnaryOperator<String> held) {
    List<KeyText.Part> parts =
        key.segments().stream()
            .map(
                s ->
                    s.<KeyText.Part>match(
                        l -> new Fixed(l.text()),
                        c ->
                            new Bound(
                                c.attribute(),
                                new Previous(held.apply(c.attribute().name())),
                                Form.WHOLE)))
            .toList();
    return new KeyText(parts, Ending.NONE);
  }

  private static List<Step.Check> checks(AccessPattern pattern, List<String> fixed) {
    return pattern.given().stream()
        .filter(p -> !fixed.contains(p.attribute()))
        .map(p -> new Step.Check(p.attribute(), p.name()))
        .toList();
  }

  /** What a read of the base table offers. */
  static Consistency readFromTable(AccessPattern pattern) {
    return pattern.consistent() ? Consistency.STRONG : Consistency.EITHER;
  }
}
