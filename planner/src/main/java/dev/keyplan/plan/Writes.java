package dev.keyplan.plan;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.plan.Action.Condition;
import dev.keyplan.plan.Action.Condition.Absent;
import dev.keyplan.plan.Action.Condition.Present;
import dev.keyplan.plan.Action.Condition.StillIs;
import dev.keyplan.plan.WriteRoute.Argument;
import dev.keyplan.plan.WriteRoute.Role;
import dev.keyplan.plan.WriteRoute.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The pass that plans create, update and delete of every kind, with their conditions and
 * transactions.
 */
final class Writes {

  private final Kind kind;
  private final ItemShape shape;
  private final List<ItemShape> markers;

  private Writes(Kind kind, Table table) {
    this.kind = kind;
    this.shape = table.shape(kind.name());
    this.markers = table.markers(kind.name());
  }

  /** The writes of all kinds, in the model's order. */
  static List<WriteRoute> of(Model model, Layout layout) {
    return model.kinds().stream()
        .flatMap(k -> new Writes(k, layout.table(k.name())).all().stream())
        .toList();
  }

  /** The create of a kind. */
  static WriteRoute create(Kind kind, Table table) {
    return new Writes(kind, table).create();
  }

  /** The delete of a kind. */
  static WriteRoute delete(Kind kind, Table table) {
    return new Writes(kind, table).delete();
  }

  private List<WriteRoute> all() {
    Changes changes = new Changes(shape, markers);
    List<WriteRoute> routes = new ArrayList<>();
    routes.add(create());
    changes.plain().map(this::update).ifPresent(routes::add);
    routes.addAll(changes.indexed());
    routes.addAll(changes.unique());
    routes.add(delete());
    return routes;
  }

  private WriteRoute create() {
    List<Argument> arguments = new ArrayList<>(keyArguments(kind));
    kind.attributes().stream()
        .map(Attribute::name)
        .filter(a -> !kind.identifies(a))
        .forEach(a -> arguments.add(new Argument(a, Role.NEW)));
    List<Action> actions = new ArrayList<>();
    actions.add(new Action.Put(shape, List.of(new Absent())));
    markers.forEach(m -> actions.add(new Action.Put(m, List.of(new Absent()))));
    return new WriteRoute(
        "create" + kind.name(),
        Verb.CREATE,
        kind,
        arguments,
        actions,
        markers.isEmpty()
            ? "the condition looks at the whole primary key, so an item with this identity is never"
                + " replaced"
            : "the item and a marker for each unique value are stored together or not at all");
  }

  private WriteRoute update(List<String> attributes) {
    List<Argument> arguments = new ArrayList<>(keyArguments(kind));
    attributes.forEach(a -> arguments.add(new Argument(a, Role.NEW)));
    return new WriteRoute(
        "update" + kind.name(),
        Verb.UPDATE,
        kind,
        arguments,
        List.of(new Action.Update(shape, attributes, List.of(), List.of(new Present()))),
        "these attributes are in no key; the condition keeps an update from creating an item");
  }

  private WriteRoute delete() {
    List<String> unique =
        markers.stream()
            .flatMap(m -> m.unique().orElseThrow().attributes().stream())
            .filter(a -> !kind.identifies(a))
            .distinct()
            .toList();
    List<Argument> arguments = new ArrayList<>(keyArguments(kind));
    unique.forEach(a -> arguments.add(new Argument(a, Role.OLD)));
    List<Action> actions = new ArrayList<>();
    actions.add(
        new Action.Delete(
            shape, unique.stream().<Condition>map(a -> new StillIs(a, Role.OLD)).toList()));
    markers.forEach(m -> actions.add(new Action.Delete(m, ownedBy(kind))));
    return new WriteRoute(
        "delete" + kind.name(),
        Verb.DELETE,
        kind,
        arguments,
        actions,
        markers.isEmpty()
            ? "one item is removed; deleting what is not there succeeds and changes nothing"
            : "the item and its markers go together, if the unique values are still the ones"
                + " given");
  }

  /** The identity, which every write is given. */
  static List<Argument> keyArguments(Kind kind) {
    return kind.identity().stream().map(a -> new Argument(a, Role.KEY)).toList();
  }

  /** A marker is touched only if it belongs to this item. */
  static List<Condition> ownedBy(Kind kind) {
    return kind.identity().stream().<Condition>map(a -> new StillIs(a, Role.KEY)).toList();
  }

  /** Present, and each attribute as the caller saw it. */
  static List<Condition> unchanged(Stream<Argument> seen) {
    return Stream.concat(
            Stream.<Condition>of(new Present()),
            seen.map(a -> new StillIs(a.attribute(), a.role())))
        .toList();
  }
}
