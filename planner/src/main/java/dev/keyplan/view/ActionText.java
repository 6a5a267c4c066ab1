package dev.keyplan.view;

import dev.keyplan.model.ComposedWrite;
import dev.keyplan.plan.Action;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.WriteRoute;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One action of a write in words: {@code update Student: email, GSI1PK, GSI1SK; if email is still
 * the old one}.
 *
 * <p>The same words serve every kind of text that keyplan writes about a write.
 */
final class ActionText {

  private final WriteRoute write;
  private final String item;

  ActionText(WriteRoute write) {
    this(write, write.kind().name());
  }

  /**
   * As a part of a composed write.
   *
   * @param item the kind, or the role in which the item stands there
   */
  ActionText(WriteRoute write, String item) {
    this.write = write;
    this.item = item;
  }

  String of(Action action) {
    String text =
        action.match(this::put, this::update, this::delete, this::check) + condition(action);
    boolean isOptional =
        action.onlyIfValuesPresent()
            && action.shape().primary().attributes().stream()
                .anyMatch(a -> action.shape().kind().attribute(a).optional());
    return isOptional ? text + ", where there is a value" : text;
  }

  private String put(Action.Put put) {
    return "put " + which(put.shape(), "new") + thing(put.shape());
  }

  private String update(Action.Update update) {
    Stream<String> keys =
        update.rekeyed().stream()
            .map(QueryTarget::keys)
            .flatMap(k -> Stream.of(k.partitionKey(), k.sortKey()));
    return "update "
        + thing(update.shape())
        + ": "
        + Stream.of(
                update.attributes().stream(),
                keys,
                update.increments().stream().map(ActionText::increment))
            .flatMap(s -> s)
            .collect(Collectors.joining(", "));
  }

  private static String increment(ComposedWrite.Increment increment) {
    String limit = increment.limit().map(BigDecimal::toPlainString).orElse("");
    return increment.attribute()
        + (increment.isDecrement() ? " less " : " plus ")
        + increment.by().map(BigDecimal::toPlainString).orElse("the amount given")
        + (limit.isEmpty() ? "" : (increment.isDecrement() ? " down to " : " up to ") + limit);
  }

  private String check(Action.Check check) {
    return "check " + thing(check.shape());
  }

  private String delete(Action.Delete delete) {
    return "delete " + which(delete.shape(), "old") + thing(delete.shape());
  }

  /** The kind, or for a marker its key with what it marks. */
  private String thing(ItemShape shape) {
    return shape.isMarker() ? "marker " + shape.primary().partition() : named(shape.kind().name());
  }

  private String named(String kind) {
    return item.equals(kind) ? kind : kind + " (" + item + ")";
  }

  /** A change of a unique value touches two markers. */
  private String which(ItemShape shape, String old) {
    boolean isPair = shape.isMarker() && write.verb() == WriteRoute.Verb.CHANGE_UNIQUE;
    return isPair ? "the " + old + " " : "";
  }

  private String condition(Action action) {
    List<String> conditions = conditions(action);
    return conditions.isEmpty() ? "" : ", if " + String.join(" and ", conditions);
  }

  /** What must hold of the stored item, in words that follow {@code if}. */
  List<String> conditions(Action action) {
    return action.conditions().stream()
        .map(
            c ->
                c.match(
                    a -> "absent", p -> "present", s -> stillIs(action, s), m -> meets(m.demand())))
        .distinct()
        .toList();
  }

  private static String meets(ComposedWrite.Demand demand) {
    String value =
        demand.constant().map(ValueWords::of).orElse(demand.isGiven() ? "the one given" : "");
    String words = demand.test().words();
    String said = words.startsWith("is") ? words : "is " + words;
    return demand.attribute() + " " + said + (value.isEmpty() ? "" : " " + value);
  }

  private String stillIs(Action action, Action.Condition.StillIs condition) {
    if (action.shape().isMarker()) {
      return "its owner is this " + action.shape().kind().name();
    }
    boolean changes =
        condition.role() == WriteRoute.Role.OLD
            && write.attributes(WriteRoute.Role.NEW).contains(condition.attribute());
    return condition.attribute() + (changes ? " is still the old one" : " is still the one given");
  }
}
