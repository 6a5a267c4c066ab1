package dev.keyplan.prove;

import dev.keyplan.plan.Action;
import dev.keyplan.plan.KeyText;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.SortCondition;
import dev.keyplan.plan.Step;
import dev.keyplan.plan.WriteRoute;
import java.util.List;
import java.util.function.UnaryOperator;

/** Plans with one fault, to see a proof fail. */
final class PlanEdits {

  private PlanEdits() {}

  static Plan step(Plan plan, String pattern, UnaryOperator<Step> edit) {
    List<Route> routes =
        plan.routes().stream()
            .map(r -> r.pattern().name().equals(pattern) ? edited(r, edit) : r)
            .toList();
    return new Plan(
        plan.model(), plan.tables(), routes, plan.writes(), plan.composed(), plan.decisions());
  }

  private static Route edited(Route route, UnaryOperator<Step> edit) {
    return new Route(
        route.pattern(),
        route.steps().stream().map(edit).toList(),
        route.consistency(),
        route.because());
  }

  static Step backwards(Step step) {
    return step.match(
        get -> get,
        q ->
            new Step.Query(
                q.target(),
                q.partition(),
                q.sort(),
                !q.forward(),
                q.stopAfter(),
                q.shapes(),
                q.selection()));
  }

  static Step everything(Step step) {
    return sorted(step, new SortCondition.Any());
  }

  /** A prefix without the delimiter at its end. */
  static Step unclosed(Step step) {
    return step.match(
        get -> get,
        q ->
            q.sort()
                .match(
                    () -> q,
                    e -> sorted(q, new SortCondition.BeginsWith(e.key())),
                    b -> sorted(q, new SortCondition.BeginsWith(open(b.prefix()))),
                    b -> sorted(q, new SortCondition.Between(b.low(), open(b.high())))));
  }

  private static KeyText open(KeyText text) {
    return new KeyText(text.parts(), KeyText.Ending.NONE);
  }

  private static Step sorted(Step step, SortCondition sort) {
    return step.match(
        get -> get,
        q ->
            new Step.Query(
                q.target(),
                q.partition(),
                sort,
                q.forward(),
                q.stopAfter(),
                q.shapes(),
                q.selection()));
  }

  static Plan action(Plan plan, String write, UnaryOperator<Action> edit) {
    return actions(plan, write, actions -> actions.stream().map(edit).toList());
  }

  static Plan actions(Plan plan, String write, UnaryOperator<List<Action>> edit) {
    List<WriteRoute> writes =
        plan.writes().stream()
            .map(
                w ->
                    w.name().equals(write)
                        ? new WriteRoute(
                            w.name(),
                            w.verb(),
                            w.kind(),
                            w.arguments(),
                            edit.apply(w.actions()),
                            w.because())
                        : w)
            .toList();
    return new Plan(
        plan.model(), plan.tables(), plan.routes(), writes, plan.composed(), plan.decisions());
  }

  static Action unconditional(Action action) {
    return action.match(
        put -> new Action.Put(put.shape(), List.of()),
        up -> new Action.Update(up.shape(), up.attributes(), up.rekeyed(), List.of()),
        del -> new Action.Delete(del.shape(), List.of()),
        check -> new Action.Check(check.shape(), List.of()));
  }

  static Action notRekeyed(Action action) {
    return action.match(
        put -> put,
        up ->
            new Action.Update(up.shape(), up.attributes(), List.<QueryTarget>of(), up.conditions()),
        del -> del,
        check -> check);
  }
}
