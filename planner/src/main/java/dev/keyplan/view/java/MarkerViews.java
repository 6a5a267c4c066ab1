package dev.keyplan.view.java;

import dev.keyplan.plan.Action;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.WriteRoute;
import dev.keyplan.plan.WriteRoute.Role;
import dev.keyplan.plan.WriteRoute.Verb;
import java.util.ArrayList;
import java.util.List;

/**
 * The markers that a write touches. A write that removes one and stores one for the same unique
 * value does so only if the two differ; a marker of an optional value is left out where the value
 * is absent.
 */
final class MarkerViews {

  private final WriteRoute route;
  private final WriteValues values;

  MarkerViews(WriteRoute route, WriteValues values) {
    this.route = route;
    this.values = values;
  }

  /** Their partition keys as variables, in the order of the actions. */
  List<JavaMarkerKey> keys() {
    List<JavaMarkerKey> keys = new ArrayList<>();
    for (Action action : route.actions()) {
      ItemShape shape = action.shape();
      if (shape.isMarker()) {
        Role role = role(action);
        List<JavaExpression> needed = needed(shape, role);
        keys.add(
            new JavaMarkerKey(
                variable(shape, role),
                !needed.isEmpty(),
                needed,
                KeyViews.call(shape, shape.primary(), true, name -> values.current(name, role))));
      }
    }
    return keys;
  }

  /** Which of the two values an action on a marker is about. */
  static Role role(Action action) {
    return action.match(put -> Role.NEW, update -> Role.NEW, delete -> Role.OLD, check -> Role.OLD);
  }

  /** {@code emailMarker}, or {@code oldEmailMarker} and {@code newEmailMarker} where it moves. */
  String variable(ItemShape shape, Role role) {
    String name = shape.unique().map(KeyViews::markerName).orElseThrow();
    if (route.verb() == Verb.CREATE || route.verb() == Verb.DELETE) {
      return values.named(name);
    }
    return (role == Role.NEW ? "new" : "old") + JavaNames.upperCamel(name);
  }

  private List<JavaExpression> needed(ItemShape shape, Role role) {
    return shape.primary().attributes().stream()
        .filter(name -> shape.kind().attribute(name).optional())
        .map(name -> values.current(name, role))
        .toList();
  }

  /** Whether there may be none. */
  boolean isOptional(ItemShape shape) {
    return shape.primary().attributes().stream()
        .anyMatch(name -> shape.kind().attribute(name).optional());
  }

  /** Whether one is removed and one stored. */
  boolean isMoved(ItemShape shape) {
    return route.actions().stream().filter(a -> a.shape().equals(shape)).count() > 1;
  }
}
