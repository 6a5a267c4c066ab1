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
   * Tables that hold the items, put one by one.
   *
   * @throws RefusedRequest if a table refuses one
   */
  public static Tables<MemoryTable> loaded(
      List<Table> tables, List<ExampleItem> items, int tieOrder) {
    Tables<MemoryTable> memory = Tables.of(tables, t -> new MemoryTable(t, tieOrder));
    MemoryWrites writes = new MemoryWrites(memory);
    for (ExampleItem item : items) {
      QueryTarget target = item.shape().primary().target();
      StoredItem stored = new StoredItem(item.stored());
      ItemKey key = stored.key(target.keys()).orElseThrow();
      writes.write(
          new WriteRequest.Put(
              target,
              key,
              stored,
              List.of(new WriteRequest.Check.Missing(target.keys().partitionKey()))));
    }
    return memory;
  }
}
