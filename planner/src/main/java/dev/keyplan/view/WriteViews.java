package dev.keyplan.view;

import dev.keyplan.model.Unique;
import dev.keyplan.plan.Action;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.WriteRoute;
import java.util.List;
import java.util.Locale;

/** Makes the views of writes. */
final class WriteViews {

  private WriteViews() {}

  static WriteView of(WriteRoute write) {
    return new WriteView(
        write.name(),
        write.kind().name(),
        write.isTransaction(),
        write.arguments().stream().map(WriteViews::argument).toList(),
        write.actions().stream().map(WriteViews::action).toList(),
        write.because());
  }

  private static WriteView.ArgumentView argument(WriteRoute.Argument argument) {
    return new WriteView.ArgumentView(argument.attribute(), word(argument.role()));
  }

  private static String word(WriteRoute.Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  private static WriteView.ActionView action(Action action) {
    return new WriteView.ActionView(
        action.match(put -> "Put", update -> "Update", delete -> "Delete"),
        item(action.shape()),
        action.match(put -> List.of(), Action.Update::attributes, delete -> List.of()),
        action.conditions().stream().map(WriteViews::condition).toList());
  }

  private static String item(ItemShape shape) {
    return shape
        .unique()
        .map(Unique::attributes)
        .map(names -> "marker of " + shape.kind().name() + "." + String.join(", ", names))
        .orElse(shape.kind().name());
  }

  private static String condition(Action.Condition condition) {
    return condition.match(
        absent -> "there is no such item",
        present -> "there is such an item",
        still -> "`" + still.attribute() + "` is still the " + word(still.role()) + " value");
  }
}
