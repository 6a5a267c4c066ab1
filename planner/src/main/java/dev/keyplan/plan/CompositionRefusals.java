package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.ComposedWrite;
import dev.keyplan.model.ComposedWrite.Increment;
import dev.keyplan.model.ComposedWrite.Item;
import dev.keyplan.model.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Refuses to count in an index key: it is a text, which DynamoDB cannot reckon with. */
final class CompositionRefusals {

  private CompositionRefusals() {}

  static List<Diagnostic> of(Model model, Layout layout) {
    List<Diagnostic> found = new ArrayList<>();
    for (ComposedWrite write : model.writes()) {
      for (Item item : write.items()) {
        ItemShape shape = layout.table(item.kind()).shape(item.kind());
        for (Increment increment : item.increments()) {
          String indexes =
              shape.keys().stream()
                  .filter(k -> k.attributes().contains(increment.attribute()))
                  .map(k -> k.target().name())
                  .collect(Collectors.joining(" and "));
          if (!indexes.isEmpty()) {
            found.add(refusal(write, item, increment, indexes));
          }
        }
      }
    }
    return found;
  }

  private static Diagnostic refusal(
      ComposedWrite write, Item item, Increment increment, String indexes) {
    String attribute = item.name() + "." + increment.attribute();
    return PlanRule.COUNTED_IN_INDEX_KEY.at(
        write.span(),
        "`%s` counts `%s`, from which the keys of %s are made, and they are texts"
            .formatted(write.name(), attribute, indexes),
        "leave the step out and change it by the kind's own method, or take the pattern away that"
            + " sorts by it or asks for it");
  }
}
