package dev.keyplan.prove;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.model.ComposedWrite;
import dev.keyplan.model.Value;
import dev.keyplan.plan.Action;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.KeySchema;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.WriteRoute;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns a planned write into requests and carries them out.
 *
 * <p>A marker that stays the same is left alone: its value did not change, and a transaction may
 * not touch one item twice. A marker of an absent value is left out.
 */
public final class WriteRun {

  private WriteRun() {}

  /**
   * Carries out the write: gives the write capacity units consumed.
   *
   * @throws RefusedRequest if DynamoDB refuses it; nothing has changed then
   */
  public static double run(Tables<MemoryTable> on, WriteRoute route, WriteArguments arguments) {
    List<WriteRequest> requests = requests(route, arguments);
    MemoryWrites writes = new MemoryWrites(on);
    return route.isTransaction() ? writes.transact(requests) : writes.write(requests.get(0));
  }

  /** The requests, in the order of the actions. */
  public static List<WriteRequest> requests(WriteRoute route, WriteArguments arguments) {
    List<WriteRequest> requests = new ArrayList<>();
    for (Action action : route.actions()) {
      if (!isUnchangedMarker(action, arguments)) {
        action
            .match(
                put -> put(put, arguments),
                update -> update(update, arguments),
                delete -> delete(delete, arguments),
                check -> look(check, arguments))
            .ifPresent(requests::add);
      }
    }
    return requests;
  }

  private static boolean isUnchangedMarker(Action action, WriteArguments arguments) {
    if (!action.shape().isMarker()
        || arguments.values().keySet().stream().noneMatch(a -> a.role() == WriteRoute.Role.OLD)) {
      return false;
    }
    Optional<ItemKey> before = key(action.shape(), arguments.before());
    return before.isPresent() && before.equals(key(action.shape(), arguments.after()));
  }

  private static Optional<ItemKey> key(ItemShape shape, Map<String, Value> row) {
    KeySchema keys = shape.primary().target().keys();
    return ExampleItem.of(shape, row)
        .map(
            item ->
                new ItemKey(
                    item.keys().getOrDefault(keys.partitionKey(), ""),
                    item.keys().getOrDefault(keys.sortKey(), "")));
  }

  private static QueryTarget target(Action action) {
    return action.shape().primary().target();
  }

  private static Optional<WriteRequest> put(Action.Put put, WriteArguments arguments) {
    return ExampleItem.of(put.shape(), arguments.after())
        .flatMap(
            item ->
                key(put.shape(), arguments.after())
                    .map(
                        k ->
                            new WriteRequest.Put(
                                target(put),
                                k,
                                new StoredItem(item.stored()),
                                checks(put, arguments))));
  }

  private static Optional<WriteRequest> delete(Action.Delete delete, WriteArguments arguments) {
    return key(delete.shape(), arguments.before())
        .map(k -> new WriteRequest.Delete(target(delete), k, checks(delete, arguments)));
  }

  private static Optional<WriteRequest> look(Action.Check check, WriteArguments arguments) {
    return key(check.shape(), arguments.before())
        .map(k -> new WriteRequest.Look(target(check), k, checks(check, arguments)));
  }

  private static Optional<WriteRequest> update(Action.Update update, WriteArguments arguments) {
    Map<String, Value> set = new LinkedHashMap<>();
    List<String> remove = new ArrayList<>();
    for (String attribute : update.attributes()) {
      arguments
          .get(attribute, WriteRoute.Role.NEW)
          .ifPresentOrElse(v -> set.put(attribute, v), () -> remove.add(attribute));
    }
    Map<String, String> all =
        ExampleItem.of(update.shape(), arguments.after()).map(ExampleItem::keys).orElse(Map.of());
    for (QueryTarget target : update.rekeyed()) {
      for (String name : List.of(target.keys().partitionKey(), target.keys().sortKey())) {
        if (all.containsKey(name)) {
          set.put(name, new Value.Text(all.getOrDefault(name, "")));
        } else {
          remove.add(name);
        }
      }
    }
    Map<String, BigDecimal> add = new LinkedHashMap<>();
    List<WriteRequest.Check> checks = new ArrayList<>(checks(update, arguments));
    for (ComposedWrite.Increment increment : update.increments()) {
      BigDecimal by = amount(increment, arguments);
      add.put(increment.attribute(), by);
      increment
          .limit()
          .ifPresent(
              limit ->
                  checks.add(
                      new WriteRequest.Check.Compared(
                          increment.attribute(),
                          increment.isDecrement()
                              ? ComposedWrite.Test.AT_LEAST
                              : ComposedWrite.Test.AT_MOST,
                          new Value.Numeric(limit.subtract(by)))));
    }
    return key(update.shape(), arguments.before())
        .map(k -> new WriteRequest.Update(target(update), k, set, remove, add, checks));
  }

  /** What is added, less than nothing for a decrement. */
  private static BigDecimal amount(ComposedWrite.Increment increment, WriteArguments arguments) {
    BigDecimal by =
        increment
            .by()
            .or(
                () ->
                    arguments
                        .get(increment.attribute(), WriteRoute.Role.BY)
                        .map(v -> ((Value.Numeric) v).number()))
            .orElseThrow();
    return increment.isDecrement() ? by.negate() : by;
  }

  private static List<WriteRequest.Check> checks(Action action, WriteArguments arguments) {
    return action.conditions().stream()
        .map(
            c ->
                c.match(
                    absent -> new WriteRequest.Check.Missing(target(action).keys().partitionKey()),
                    present -> new WriteRequest.Check.There(target(action).keys().partitionKey()),
                    still -> stillIs(still, arguments),
                    meets -> meets(meets, arguments)))
        .toList();
  }

  private static WriteRequest.Check meets(Action.Condition.Meets meets, WriteArguments arguments) {
    ComposedWrite.Demand demand = meets.demand();
    return switch (demand.test()) {
      case PRESENT -> new WriteRequest.Check.There(demand.attribute());
      case ABSENT -> new WriteRequest.Check.Missing(demand.attribute());
      default -> {
        Optional<Value> value =
            demand.constant().or(() -> arguments.get(demand.attribute(), meets.role()));
        yield value.isPresent()
            ? new WriteRequest.Check.Compared(demand.attribute(), demand.test(), value.get())
            : new WriteRequest.Check.Missing(demand.attribute());
      }
    };
  }

  private static WriteRequest.Check stillIs(
      Action.Condition.StillIs still, WriteArguments arguments) {
    Optional<Value> value = arguments.get(still.attribute(), still.role());
    return value.isPresent()
        ? new WriteRequest.Check.Equal(still.attribute(), value.get())
        : new WriteRequest.Check.Missing(still.attribute());
  }
}
