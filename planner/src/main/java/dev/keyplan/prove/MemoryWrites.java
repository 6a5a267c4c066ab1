package dev.keyplan.prove;

import dev.keyplan.model.Value;
import dev.keyplan.plan.KeySchema;
import dev.keyplan.plan.SecondaryIndex;
import dev.keyplan.plan.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The writes of tables in memory: single requests and transactions, with conditions, all or
 * nothing.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html">TransactWriteItems</a>
 */
public final class MemoryWrites {

  private static final int MOST_ACTIONS = 100;

  private final Tables<MemoryTable> tables;

  public MemoryWrites(Tables<MemoryTable> tables) {
    this.tables = tables;
  }

  /** One request: gives the write capacity units consumed. */
  public double write(WriteRequest request) {
    Optional<StoredItem> before = stored(request);
    if (!holds(request)) {
      throw new RefusedRequest(
          RefusedRequest.Code.CONDITION_FAILED, "The conditional request failed");
    }
    Optional<StoredItem> after = after(request);
    table(request).replace(request.key(), after);
    return units(table(request).table(), before, after, 1);
  }

  /** TransactWriteItems: gives the write capacity units consumed. */
  public double transact(List<WriteRequest> actions) {
    refuseInvalid(actions);
    List<String> reasons = new ArrayList<>();
    List<Optional<StoredItem>> results = new ArrayList<>();
    for (WriteRequest action : actions) {
      if (!holds(action)) {
        reasons.add("ConditionalCheckFailed on " + action.key());
      } else {
        results.add(after(action));
      }
    }
    if (!reasons.isEmpty()) {
      throw RefusedRequest.canceled(reasons);
    }
    double units = 0;
    for (int i = 0; i < actions.size(); i++) {
      MemoryTable table = table(actions.get(i));
      units += units(table.table(), stored(actions.get(i)), results.get(i), 2);
      table.replace(actions.get(i).key(), results.get(i));
    }
    return units;
  }

  private MemoryTable table(WriteRequest request) {
    return tables.of(request.target());
  }

  private Optional<StoredItem> stored(WriteRequest request) {
    return table(request).find(request.key());
  }

  private static void refuseInvalid(List<WriteRequest> actions) {
    if (actions.isEmpty() || actions.size() > MOST_ACTIONS) {
      throw RefusedRequest.invalid("a transaction has 1 to " + MOST_ACTIONS + " actions");
    }
    Set<Map.Entry<String, ItemKey>> touched = new LinkedHashSet<>();
    for (WriteRequest action : actions) {
      if (!touched.add(Map.entry(action.target().table(), action.key()))) {
        throw RefusedRequest.invalid(
            "Transaction request cannot include multiple operations on one item");
      }
    }
  }

  private boolean holds(WriteRequest request) {
    Map<String, Value> stored = stored(request).map(StoredItem::attributes).orElse(Map.of());
    return request.checks().stream().allMatch(c -> c.holds(stored));
  }

  private Optional<StoredItem> after(WriteRequest request) {
    Optional<StoredItem> result =
        request.match(
            p -> Optional.of(p.item()),
            u -> Optional.of(updated(u)),
            d -> Optional.empty(),
            l -> stored(l));
    Table table = table(request).table();
    KeySchema keys = table.primaryKey().keys();
    KeyLimits.check(keys, request.key());
    result.ifPresent(
        item -> {
          KeyLimits.check(table, item);
          if (!item.key(keys).equals(Optional.of(request.key()))) {
            throw RefusedRequest.invalid(
                "Cannot update attribute. This attribute is part of the key");
          }
        });
    return result;
  }

  private StoredItem updated(WriteRequest.Update update) {
    KeySchema keys = update.target().keys();
    Map<String, Value> attributes =
        new TreeMap<>(stored(update).map(StoredItem::attributes).orElse(Map.of()));
    attributes.put(keys.partitionKey(), new Value.Text(update.key().partition()));
    attributes.put(keys.sortKey(), new Value.Text(update.key().sort()));
    update.remove().forEach(attributes::remove);
    attributes.putAll(update.set());
    update
        .add()
        .forEach(
            (name, amount) -> {
              if (!(attributes.get(name) instanceof Value.Numeric number)) {
                throw RefusedRequest.invalid("An operand in the update expression has no number");
              }
              attributes.put(name, new Value.Numeric(number.number().add(amount)));
            });
    return new StoredItem(attributes);
  }

  /** Table writes, doubled in a transaction, and index writes: two where an index key changes. */
  private static double units(
      Table table, Optional<StoredItem> before, Optional<StoredItem> after, int factor) {
    int sizeBefore = before.map(StoredItem::size).orElse(0);
    int sizeAfter = after.map(StoredItem::size).orElse(0);
    double units = factor * Capacity.write(sizeBefore, sizeAfter);
    for (SecondaryIndex index : table.indexes()) {
      Optional<ItemKey> was = before.flatMap(i -> i.key(index.keys()));
      Optional<ItemKey> is = after.flatMap(i -> i.key(index.keys()));
      if (was.equals(is)) {
        boolean changed = is.isPresent() && !before.equals(after);
        units += changed ? Capacity.write(sizeBefore, sizeAfter) : 0;
      } else {
        units += was.isPresent() ? Capacity.write(sizeBefore, 0) : 0;
        units += is.isPresent() ? Capacity.write(0, sizeAfter) : 0;
      }
    }
    return units;
  }
}
