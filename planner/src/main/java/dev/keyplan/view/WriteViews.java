package dev.keyplan.view;

import dev.keyplan.plan.Action;
import dev.keyplan.plan.WriteRoute;
import java.util.List;
import java.util.Locale;

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

  private static WriteView.ArgumentView argument(WriteRoute.Argument argument) {
    return new WriteView.ArgumentView(argument.attribute(), word(argument.role()));
  }

  private static String word(WriteRoute.Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  private static WriteView.ActionView action(ActionText text, Action action) {
    return new WriteView.ActionView(
        action.match(put -> "Put", update -> "Update", delete -> "Delete"),
        ItemTables.nameOf(action.shape()),
        text.of(action),
        action.match(put -> List.of(), Action.Update::attributes, delete -> List.of()),
        text.conditions(action));
  }
}
