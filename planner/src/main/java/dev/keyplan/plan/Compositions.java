package dev.keyplan.plan;

import dev.keyplan.model.ComposedWrite;
import dev.keyplan.model.ComposedWrite.Demand;
import dev.keyplan.model.ComposedWrite.Increment;
import dev.keyplan.model.ComposedWrite.Item;
import dev.keyplan.model.ComposedWrite.Purpose;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.plan.Action.Condition;
import dev.keyplan.plan.ComposedRoute.Part;
import dev.keyplan.plan.WriteRoute.Argument;
import dev.keyplan.plan.WriteRoute.Role;
import dev.keyplan.plan.WriteRoute.Verb;
import java.util.ArrayList;
import java.util.List;

/**
 * The pass that plans the writes that the spec composes. Creating and deleting an item is done as
 * by its kind's own write, with its markers; all else is one action.
 */
final class Compositions {

  private final Model model;
  private final Layout layout;
  private final ComposedWrite write;

  private Compositions(Model model, Layout layout, ComposedWrite write) {
    this.model = model;
    this.layout = layout;
    this.write = write;
  }

  static List<ComposedRoute> of(Model model, Layout layout) {
    return model.writes().stream().map(w -> new Compositions(model, layout, w).route()).toList();
  }

  private ComposedRoute route() {
    List<Part> parts = write.items().stream().map(i -> new Part(i, part(i))).toList();
    return new ComposedRoute(
        write,
        parts,
        parts.size() == 1
            ? "what the steps demand is checked by the write itself"
            : "every item changes, or none does");
  }

  private WriteRoute part(Item item) {
    Kind kind = model.kind(item.kind());
    Table table = layout.table(kind.name());
    if (item.purpose() == Purpose.CREATE) {
      return Writes.create(kind, table);
    }
    List<Argument> arguments = new ArrayList<>(Writes.keyArguments(kind));
    List<Condition> conditions = new ArrayList<>();
    conditions.add(
        item.purpose() == Purpose.FORBID ? new Condition.Absent() : new Condition.Present());
    WriteRoute alone = Writes.delete(kind, table);
    if (item.purpose() == Purpose.DELETE) {
      arguments.addAll(alone.arguments().subList(arguments.size(), alone.arguments().size()));
      conditions.addAll(alone.actions().get(0).conditions());
    }
    for (String attribute : tying(item, kind)) {
      if (!alone.attributes(Role.OLD).contains(attribute) || item.purpose() != Purpose.DELETE) {
        arguments.add(new Argument(attribute, Role.UNCHANGED));
        conditions.add(new Condition.StillIs(attribute, Role.UNCHANGED));
      }
    }
    item.demands().forEach(d -> demand(d, arguments, conditions));
    item.increments().stream()
        .filter(i -> i.by().isEmpty())
        .forEach(i -> arguments.add(new Argument(i.attribute(), Role.BY)));
    return new WriteRoute(
        write.name() + item.name(),
        item.purpose() == Purpose.DELETE ? Verb.DELETE : Verb.STEPS,
        kind,
        arguments,
        actions(item, table, conditions, alone),
        "");
  }

  /** The references by which other items are found and which the item's key does not hold. */
  private List<String> tying(Item item, Kind kind) {
    return write.items().stream()
        .flatMap(i -> i.tie().stream())
        .filter(t -> t.holder().equals(item.name()))
        .flatMap(t -> t.attributes().stream())
        .filter(a -> !kind.identifies(a))
        .distinct()
        .toList();
  }

  private static void demand(Demand demand, List<Argument> arguments, List<Condition> conditions) {
    conditions.add(new Condition.Meets(demand));
    if (demand.isGiven()) {
      arguments.add(new Argument(demand.attribute(), role(demand)));
    }
  }

  /** The role of the argument with which a demand compares. */
  static Role role(Demand demand) {
    return switch (demand.test()) {
      case AT_LEAST, ABOVE -> Role.FROM;
      case AT_MOST, BELOW -> Role.TO;
      case IS, PRESENT, ABSENT -> Role.EXPECTED;
    };
  }

  private static List<Action> actions(
      Item item, Table table, List<Condition> conditions, WriteRoute alone) {
    ItemShape shape = table.shape(item.kind());
    List<Increment> increments = item.increments();
    List<Action> actions = new ArrayList<>();
    switch (item.purpose()) {
      case DELETE -> {
        actions.add(new Action.Delete(shape, conditions));
        actions.addAll(alone.actions().subList(1, alone.actions().size()));
      }
      case CHANGE ->
          actions.add(new Action.Update(shape, List.of(), List.of(), conditions, increments));
      case REQUIRE, FORBID, CREATE -> actions.add(new Action.Check(shape, conditions));
    }
    return actions;
  }
}
