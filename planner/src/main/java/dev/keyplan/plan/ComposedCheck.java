package dev.keyplan.plan;

import dev.keyplan.model.ComposedWrite.Item;
import dev.keyplan.model.ComposedWrite.Purpose;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.Action.Condition;
import dev.keyplan.plan.ComposedRoute.Part;
import dev.keyplan.plan.WriteRoute.Role;
import java.util.ArrayList;
import java.util.List;

/** Composed writes: every demand is checked, every tie holds, no key or marker is left behind. */
final class ComposedCheck {

  private final Plan plan;
  private final ComposedRoute route;
  private final List<String> found = new ArrayList<>();

  private ComposedCheck(Plan plan, ComposedRoute route) {
    this.plan = plan;
    this.route = route;
  }

  static List<String> of(Plan plan) {
    List<String> found = new ArrayList<>();
    if (!plan.composed().stream()
        .map(ComposedRoute::write)
        .toList()
        .equals(plan.model().writes())) {
      found.add("R7: composed writes and what is planned for them differ");
    }
    for (ComposedRoute route : plan.composed()) {
      ComposedCheck check = new ComposedCheck(plan, route);
      check.all();
      found.addAll(check.found);
    }
    return found;
  }

  private void all() {
    require(
        route.parts().stream().map(Part::item).toList().equals(route.write().items()),
        "does something else than it says");
    require(
        route.actions().count() <= TransactionRefusals.MOST_ACTIONS,
        "is more than one transaction");
    route.parts().forEach(this::part);
  }

  private void part(Part part) {
    Item item = part.item();
    Kind kind = plan.model().kind(item.kind());
    ItemShape shape = plan.shape(item.kind());
    List<Action> own =
        part.route().actions().stream().filter(a -> a.shape().equals(shape)).toList();
    require(own.size() == 1, "does not act once on " + item.name());
    boolean isAbsent = item.purpose() == Purpose.CREATE || item.purpose() == Purpose.FORBID;
    own.forEach(
        a -> {
          Condition first = isAbsent ? new Condition.Absent() : new Condition.Present();
          require(a.conditions().contains(first), "does not look whether there is " + item.name());
          item.demands()
              .forEach(
                  d ->
                      require(
                          a.conditions().contains(new Condition.Meets(d)),
                          "does not check " + d.attribute() + " of " + item.name()));
          require(increments(a).equals(item.increments()), "counts otherwise than it says");
          require(does(a) == does(item.purpose()), "does not do what it says to " + item.name());
        });
    boolean isWhole = item.purpose() == Purpose.CREATE || item.purpose() == Purpose.DELETE;
    List<ItemShape> markers =
        part.route().actions().stream().map(Action::shape).filter(s -> !s.equals(shape)).toList();
    require(
        markers.equals(isWhole ? plan.markers(item.kind()) : List.of()),
        "leaves a marker behind, or touches it needlessly");
    item.increments()
        .forEach(
            i ->
                require(
                    shape.keys().stream().noneMatch(k -> k.attributes().contains(i.attribute())),
                    "leaves a key of " + item.name() + " behind"));
    require(
        part.route().attributes(Role.KEY).equals(kind.identity()),
        "does not know which " + item.name() + " is meant");
    tie(item, kind);
  }

  private void tie(Item item, Kind kind) {
    item.tie()
        .ifPresent(
            tie -> {
              require(tie.attributes().size() == kind.identity().size(), "has a wrong tie");
              Part holder = route.part(tie.holder());
              boolean isNew = holder.item().purpose() == Purpose.CREATE;
              Kind holding = plan.model().kind(holder.item().kind());
              for (String attribute : tie.attributes()) {
                boolean isChecked =
                    holder.route().actions().stream()
                        .limit(1)
                        .flatMap(a -> a.conditions().stream())
                        .anyMatch(
                            c ->
                                c instanceof Condition.StillIs s
                                    && s.attribute().equals(attribute));
                require(
                    isNew || holding.identifies(attribute) || isChecked,
                    "trusts a reference that nothing checks");
              }
            });
  }

  private static Object increments(Action action) {
    return action.match(p -> List.of(), u -> u.increments(), d -> List.of(), c -> List.of());
  }

  private static int does(Action action) {
    return action.match(p -> 0, u -> 1, d -> 2, c -> 3);
  }

  private static int does(Purpose purpose) {
    return switch (purpose) {
      case CREATE -> 0;
      case CHANGE -> 1;
      case DELETE -> 2;
      case REQUIRE, FORBID -> 3;
    };
  }

  private void require(boolean holds, String violation) {
    if (!holds) {
      found.add("R7: " + route.write().name() + " " + violation);
    }
  }
}
