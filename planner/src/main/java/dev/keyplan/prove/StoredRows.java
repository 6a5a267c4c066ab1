package dev.keyplan.prove;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.model.Value;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.Table;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** From items as they are stored to rows as the application knows them, and back. */
public final class StoredRows {

  private StoredRows() {}

  /** The attributes without keys and kind. */
  static Map<String, Value> attributes(Table table, StoredItem item) {
    Map<String, Value> attributes = new TreeMap<>(item.attributes());
    attributes.remove(Table.KIND_ATTRIBUTE);
    drop(attributes, table.primaryKey());
    table.indexes().forEach(index -> drop(attributes, index));
    return attributes;
  }

  private static void drop(Map<String, Value> attributes, QueryTarget target) {
    attributes.remove(target.keys().partitionKey());
    attributes.remove(target.keys().sortKey());
  }

  /** The rows behind items, markers left out. */
  public static List<Row> rows(List<ExampleItem> items) {
    return items.stream()
        .filter(i -> !i.shape().isMarker())
        .map(i -> new Row(i.shape().kind().name(), i.attributes()))
        .toList();
  }

  /**
   * A table that holds the items, put one by one.
   *
   * @throws RefusedRequest if the table refuses one
   */
  public static MemoryTable loaded(Table table, List<ExampleItem> items, int tieOrder) {
    MemoryTable memory = new MemoryTable(table, tieOrder);
    MemoryWrites writes = new MemoryWrites(memory);
    for (ExampleItem item : items) {
      StoredItem stored = new StoredItem(item.stored());
      ItemKey key = stored.key(table.primaryKey().keys()).orElseThrow();
      writes.write(
          new WriteRequest.Put(
              key,
              stored,
              List.of(new WriteRequest.Check.Missing(table.primaryKey().keys().partitionKey()))));
    }
    return memory;
  }
}
