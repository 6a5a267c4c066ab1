package dev.keyplan.view;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.plan.Admission;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.KeySchema;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.Table;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Keys and items of the table and of each index, in the order in which DynamoDB stores sort keys.
 */
final class ItemTables {

  /** The mark of keys that an item which lacks one of their attributes does not have. */
  static final String SPARSE = "sparse";

  private static final Comparator<String> BY_BYTES =
      (a, b) ->
          Arrays.compareUnsigned(
              a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));

  private final Table table;
  private final List<QueryTarget> targets;

  ItemTables(Table table) {
    this.table = table;
    this.targets =
        Stream.<QueryTarget>concat(Stream.of(table.primaryKey()), table.indexes().stream())
            .toList();
  }

  /** The kind, or what a marker marks. */
  static String nameOf(ItemShape shape) {
    return shape
        .unique()
        .map(u -> "unique " + String.join(", ", u.attributes()) + " of " + shape.kind().name())
        .orElse(shape.kind().name());
  }

  List<KeyTableView> keys() {
    return targets.stream().map(this::keys).toList();
  }

  private KeyTableView keys(QueryTarget target) {
    List<KeyTableView.KeyRowView> rows = new ArrayList<>();
    for (ItemShape shape : table.shapes()) {
      shape.on(target).ifPresent(keys -> rows.add(row(shape, keys)));
    }
    KeySchema schema = target.keys();
    return new KeyTableView(
        target.name(), title(target), schema.partitionKey(), schema.sortKey(), rows);
  }

  private static KeyTableView.KeyRowView row(ItemShape shape, ItemShape.ItemKeys keys) {
    String mark =
        Stream.of(
                keys.parts().stream()
                    .filter(a -> shape.kind().attribute(a).optional())
                    .map(a -> SPARSE)
                    .limit(1),
                keys.admissions().stream()
                    .map(ItemTables::told)
                    .reduce((a, b) -> a + " and " + b)
                    .map(all -> "only where " + all)
                    .stream())
            .flatMap(s -> s)
            .collect(Collectors.joining(", "));
    return new KeyTableView.KeyRowView(
        nameOf(shape), keys.partition().toString(), keys.sort().toString(), !mark.isEmpty(), mark);
  }

  private static String told(Admission admission) {
    return admission.attribute()
        + " is "
        + admission.match(
            is -> ValueWords.of(is.value()), p -> p.isPresent() ? "present" : "absent");
  }

  List<ItemTableView> items(ExampleItems examples) {
    return targets.stream().map(target -> items(target, examples)).toList();
  }

  private ItemTableView items(QueryTarget target, ExampleItems examples) {
    KeySchema schema = target.keys();
    Map<String, List<ExampleItem>> collections = new TreeMap<>(BY_BYTES);
    for (ExampleItem item : examples.items()) {
      String partition = item.keys().get(schema.partitionKey());
      if (partition != null) {
        collections.computeIfAbsent(partition, p -> new ArrayList<>()).add(item);
      }
    }
    return new ItemTableView(
        target.name(),
        title(target),
        schema.partitionKey(),
        schema.sortKey(),
        collections.entrySet().stream()
            .map(e -> collection(e.getKey(), e.getValue(), schema.sortKey()))
            .toList());
  }

  private static ItemTableView.CollectionView collection(
      String partition, List<ExampleItem> items, String sortKey) {
    List<ItemTableView.ItemView> views = new ArrayList<>();
    items.stream()
        .sorted(Comparator.comparing(i -> i.keys().getOrDefault(sortKey, ""), BY_BYTES))
        .forEach(i -> views.add(item(views.isEmpty(), i, i.keys().getOrDefault(sortKey, ""))));
    return new ItemTableView.CollectionView(partition, views);
  }

  private static ItemTableView.ItemView item(boolean isFirst, ExampleItem item, String sort) {
    return new ItemTableView.ItemView(
        isFirst,
        sort,
        nameOf(item.shape()),
        item.attributes().entrySet().stream()
            .map(e -> new ItemTableView.FieldView(e.getKey(), ValueWords.of(e.getValue())))
            .toList());
  }

  /** The target as a heading names it. */
  static String title(QueryTarget target) {
    return target.match(table -> "the table", index -> index.name());
  }
}
