package dev.keyplan.plan;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.Action.Condition;
import dev.keyplan.plan.WriteRoute.Argument;
import dev.keyplan.plan.WriteRoute.Role;
import dev.keyplan.plan.WriteRoute.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Writes: each index key and each marker follows its attributes in the same request (R7). */
final class WriteCheck {

  private final Plan plan;
  private final List<String> found = new ArrayList<>();

  private WriteCheck(Plan plan) {
    this.plan = plan;
  }

  static List<String> of(Plan plan) {
    WriteCheck check = new WriteCheck(plan);
    plan.model().kinds().forEach(check::kind);
    plan.writes().forEach(check::route);
    return check.found;
  }

  private void kind(Kind kind) {
    List<WriteRoute> own =
        plan.writes().stream().filter(w -> w.kind().name().equals(kind.name())).toList();
    require(count(own, Verb.CREATE) == 1, "R7: not one create of " + kind.name());
    require(count(own, Verb.DELETE) == 1, "R7: not one delete of " + kind.name());
    for (Attribute attribute : kind.attributes()) {
      boolean isMutable = !attribute.immutable() && !kind.identifies(attribute.name());
      long changed =
          own.stream()
              .filter(w -> w.verb() != Verb.CREATE)
              .filter(w -> w.attributes(Role.NEW).contains(attribute.name()))
              .count();
      require(
          changed == (isMutable ? 1 : 0),
          "R7: " + kind.name() + "." + attribute.name() + " is changed " + changed + " times");
    }
  }

  private static long count(List<WriteRoute> routes, Verb verb) {
    return routes.stream().filter(w -> w.verb() == verb).count();
  }

  private void route(WriteRoute write) {
    write
        .actions()
        .forEach(a -> a.match(p -> put(write, p), u -> update(write, u), d -> true, c -> true));
    List<String> changed = write.attributes(Role.NEW);
    for (ItemShape marker : plan.markers(write.kind().name())) {
      boolean isTouched =
          write.verb() == Verb.CREATE
              || write.verb() == Verb.DELETE
              || marker.primary().attributes().stream().anyMatch(changed::contains);
      long puts = write.actions().stream().filter(a -> isPutOf(a, marker)).count();
      long deletes = write.actions().stream().filter(a -> isDeleteOf(a, marker)).count();
      require(
          puts == (isTouched && write.verb() != Verb.DELETE ? 1 : 0)
              && deletes == (isTouched && write.verb() != Verb.CREATE ? 1 : 0),
          "R7: " + write.name() + " leaves a marker behind, or touches it needlessly");
    }
  }

  private static boolean isPutOf(Action action, ItemShape shape) {
    return action.shape().equals(shape)
        && action.match(p -> true, u -> false, d -> false, c -> false);
  }

  private static boolean isDeleteOf(Action action, ItemShape shape) {
    return action.shape().equals(shape)
        && action.match(p -> false, u -> false, d -> true, c -> false);
  }

  private boolean put(WriteRoute write, Action.Put put) {
    require(
        put.conditions().equals(List.of(new Condition.Absent())),
        "R5: " + write.name() + " may replace an item");
    return true;
  }

  private boolean update(WriteRoute write, Action.Update update) {
    TreeSet<String> known = new TreeSet<>(write.attributes(Role.KEY));
    known.addAll(write.attributes(Role.NEW));
    known.addAll(write.attributes(Role.UNCHANGED));
    for (ItemShape.ItemKeys keys : update.shape().keys()) {
      boolean isTouched = keys.attributes().stream().anyMatch(update.attributes()::contains);
      boolean isRekeyed = update.rekeyed().contains(keys.target());
      require(
          isTouched == isRekeyed,
          "R7: " + write.name() + " does not keep " + keys.target().label() + " in step");
      require(
          !isRekeyed || known.containsAll(keys.attributes()),
          "R7: " + write.name() + " does not know all of " + keys.target().label() + "'s key");
    }
    for (Argument argument : write.arguments()) {
      boolean isSeen = argument.role() == Role.OLD || argument.role() == Role.UNCHANGED;
      require(
          !isSeen
              || update
                  .conditions()
                  .contains(new Condition.StillIs(argument.attribute(), argument.role())),
          "R7: " + write.name() + " trusts a value that may have changed");
    }
    return true;
  }

  private void require(boolean holds, String violation) {
    if (!holds) {
      found.add(violation);
    }
  }
}
