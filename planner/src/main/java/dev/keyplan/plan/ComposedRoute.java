package dev.keyplan.plan;

import dev.keyplan.model.ComposedWrite;
import java.util.List;
import java.util.stream.Stream;

/**
 * How a write that the spec composes is done: its parts in one transaction, or in one request where
 * there is one action in all.
 *
 * @param write what was asked
 * @param parts one for each of its items, in their order
 * @param because one sentence: what the transaction guards
 */
public record ComposedRoute(ComposedWrite write, List<Part> parts, String because) {

  public ComposedRoute {
    parts = List.copyOf(parts);
  }

  /**
   * What is done to one item and its markers.
   *
   * @param item which item
   * @param route its arguments and actions; those of its identity come from the item's tie where it
   *     has one
   */
  public record Part(ComposedWrite.Item item, WriteRoute route) {}

  /** All actions, in the order in which they stand in the transaction. */
  public Stream<Action> actions() {
    return parts.stream().flatMap(p -> p.route().actions().stream());
  }

  public boolean isTransaction() {
    return actions().count() > 1;
  }

  /** The part of an item. */
  public Part part(String item) {
    return parts.stream()
        .filter(p -> p.item().name().equals(item))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(write.name() + " has no part " + item));
  }
}
