package dev.keyplan.prove;

import dev.keyplan.model.Value;
import dev.keyplan.plan.KeySchema;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * The limits of keys and items.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">Constraints</a>
 */
final class KeyLimits {

  private static final int PARTITION_BYTES = 2048;
  private static final int SORT_BYTES = 1024;
  private static final int ITEM_BYTES = 400 * 1024;

  private KeyLimits() {}

  /** Refuses an empty or too long key. */
  static void check(KeySchema schema, ItemKey key) {
    checkText(schema.partitionKey(), key.partition(), PARTITION_BYTES);
    checkText(schema.sortKey(), key.sort(), SORT_BYTES);
  }

  private static void checkText(String attribute, String text, int most) {
    if (text.isEmpty()) {
      throw RefusedRequest.invalid("empty string value for key " + attribute);
    }
    if (Utf8Order.bytes(text) > most) {
      throw RefusedRequest.invalid("size of " + attribute + " has exceeded " + most + " bytes");
    }
  }

  /**
   * Refuses an item that cannot be stored: too large, or a key attribute of a wrong type, empty or
   * too long.
   */
  static void check(Table table, StoredItem item) {
    if (item.key(table.primaryKey().keys()).isEmpty()) {
      throw RefusedRequest.invalid("one of the primary key attributes is missing");
    }
    List<QueryTarget> targets = new ArrayList<>(table.indexes());
    targets.add(0, table.primaryKey());
    for (QueryTarget target : targets) {
      checkAttribute(item, target.keys().partitionKey(), PARTITION_BYTES);
      checkAttribute(item, target.keys().sortKey(), SORT_BYTES);
    }
    if (item.size() > ITEM_BYTES) {
      throw RefusedRequest.invalid("item size has exceeded the maximum allowed size");
    }
  }

  private static void checkAttribute(StoredItem item, String name, int most) {
    if (item.get(name).isEmpty()) {
      return;
    }
    Value value = item.get(name).get();
    if (!(value instanceof Value.Text text)) {
      throw RefusedRequest.invalid("type mismatch for key " + name);
    }
    checkText(name, text.text(), most);
  }
}
