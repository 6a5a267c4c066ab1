package dev.keyplan.view;

import dev.keyplan.model.ComposedWrite;
import dev.keyplan.plan.Action;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.WriteRoute;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes the views of writes. */
final class WriteViews {

  private WriteViews() {}

  static WriteView of(WriteRoute write) {
    ActionText text = new ActionText(write);
    return new WriteView(
        write.name(),
        write.kind().name(),
        write.isTransaction(),
        write.isTransaction() ? "transaction of " + write.actions().size() : "1 request",
        write.arguments().stream().map(WriteViews::argument).toList(),
        write.actions().stream().map(action -> action(text, action)).toList(),
        write.because());
  }

  /** A write that the spec composes: the actions of all its parts. */
  static WriteView of(ComposedRoute route) {
    long count = route.actions().count();
    return new WriteView(
        route.write().name(),
        route.write().items().stream()
            .map(ComposedWrite.Item::kind)
            .distinct()
            .collect(Collectors.joining(", ")),
        route.isTransaction(),
        route.isTransaction() ? "transaction of " + count : "1 request",
        route.parts().stream().flatMap(WriteViews::arguments).toList(),
        route.parts().stream()
            .flatMap(
                p -> {
                  ActionText text = new ActionText(p.route(), p.item().name());
                  return p.route().actions().stream().map(a -> action(text, a));
                })
            .toList(),
        route.because());
  }

  private static Stream<WriteView.ArgumentView> arguments(ComposedRoute.Part part) {
    boolean isTied = part.item().tie().isPresent();
    return part.route().arguments().stream()
        .filter(a -> !isTied || a.role() != WriteRoute.Role.KEY)
        .map(
            a ->
                new WriteView.ArgumentView(
                    part.item().name() + "." + a.attribute(), word(a.role())));
  }

  private static List<String> changed(Action.Update update) {
    return Stream.concat(
            update.attributes().stream(),
            update.increments().stream().map(ComposedWrite.Increment::attribute))
        .toList();
  }

  private static WriteView.ArgumentView argument(WriteRoute.Argument argument) {
    return new WriteView.ArgumentView(argument.attribute(), word(argument.role()));
  }

  private static String word(WriteRoute.Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  private static WriteView.ActionView action(ActionText text, Action action) {
    return new WriteView.ActionView(
        action.match(put -> "Put", update -> "Update", delete -> "Delete", check -> "Check"),
        ItemTables.nameOf(action.shape()),
        text.of(action),
        action.match(
            put -> List.of(), WriteViews::changed, delete -> List.of(), check -> List.of()),
        text.conditions(action));
  }
}
