package dev.keyplan.testing;

import dev.keyplan.plan.Action;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.SortCondition;
import dev.keyplan.plan.Step;
import dev.keyplan.plan.WriteRoute;
import java.util.stream.Collectors;

/** A plan in lines, for tests that read it whole. */
public final class PlanText {

  private PlanText() {}

  /** One line for each key of each shape. */
  public static String keys(Plan plan) {
    return plan.tables().get(0).shapes().stream()
        .flatMap(s -> s.keys().stream().map(k -> key(s, k)))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String key(ItemShape shape, ItemShape.ItemKeys keys) {
    String name =
        shape.unique().map(u -> "unique " + String.join(" ", u.attributes()) + " of ").orElse("")
            + shape.kind().name();
    return name
        + " "
        + keys.target().name()
        + ": "
        + keys.partition()
        + " | "
        + keys.sort()
        + keys.admissions().stream()
            .map(
                a ->
                    " only "
                        + a.attribute()
                        + a.match(
                            i -> " = " + i.value(), p -> p.isPresent() ? " present" : " absent"))
            .collect(Collectors.joining());
  }

  /** One line for each request of each pattern. */
  public static String routes(Plan plan) {
    return plan.routes().stream().map(PlanText::route).collect(Collectors.joining());
  }

  private static String route(Route route) {
    return route.steps().stream()
        .map(
            s ->
                route.pattern().name()
                    + " "
                    + route.consistency()
                    + ": "
                    + s.match(PlanText::getItem, PlanText::query)
                    + "\n")
        .collect(Collectors.joining());
  }

  private static String getItem(Step.GetItem get) {
    return "GetItem "
        + get.partition()
        + " | "
        + get.sort()
        + get.checks().stream().map(c -> " check " + c.attribute()).collect(Collectors.joining());
  }

  private static String query(Step.Query query) {
    return "Query "
        + query.target().name()
        + " "
        + query.partition()
        + condition(query.sort())
        + (query.forward() ? "" : " backwards")
        + (query.stopAfter().isPresent() ? " first " + query.stopAfter().getAsInt() : "")
        + query.shapes().stream()
            .map(ItemShape::kindName)
            .collect(Collectors.joining(" and ", " -> ", ""));
  }

  private static String condition(SortCondition condition) {
    return condition.match(
        () -> "",
        e -> " | = " + e.key(),
        b -> " | begins_with " + b.prefix(),
        b -> " | between " + b.low() + " and " + b.high());
  }

  /** One line for each write, with its actions. */
  public static String writes(Plan plan) {
    return plan.writes().stream().map(PlanText::write).collect(Collectors.joining());
  }

  private static String write(WriteRoute write) {
    return write.name()
        + write.arguments().stream()
            .map(a -> a.attribute() + " " + a.role())
            .collect(Collectors.joining(", ", "(", "): "))
        + write.actions().stream().map(PlanText::action).collect(Collectors.joining("; "))
        + "\n";
  }

  private static String action(Action action) {
    String what =
        action.match(
            p -> "put",
            u ->
                "update "
                    + String.join(" ", u.attributes())
                    + u.rekeyed().stream()
                        .map(t -> " rekey " + t.name())
                        .collect(Collectors.joining()),
            d -> "delete",
            c -> "check");
    return what
        + (action.shape().isMarker() ? " marker" : "")
        + action.conditions().stream()
            .map(
                c ->
                    c.match(
                        a -> " if absent",
                        p -> " if present",
                        s -> " if " + s.attribute() + " is " + s.role(),
                        m -> " if " + m.demand().attribute() + " " + m.demand().test()))
            .collect(Collectors.joining());
  }
}
