package dev.keyplan.view;

import dev.keyplan.model.Settings;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.KeySchema;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.SecondaryIndex;
import dev.keyplan.plan.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Makes the view of the table and its indexes. */
final class TableViews {

  private TableViews() {}

  static TableView of(Plan plan) {
    Table table = plan.tables().get(0);
    Settings settings = plan.model().settings();
    List<IndexView> indexes = table.indexes().stream().map(i -> index(plan, i)).toList();
    return new TableView(
        settings.tableName().isPresent(),
        settings.tableName().orElse(""),
        table.primaryKey().keys().partitionKey(),
        table.primaryKey().keys().sortKey(),
        Table.KIND_ATTRIBUTE,
        definitions(table),
        !indexes.isEmpty(),
        indexes,
        settings.pointInTimeRecovery(),
        settings.deletionProtection(),
        table.expiryAttribute().isPresent(),
        table.expiryAttribute().orElse(""),
        settings.retain(),
        !settings.tags().isEmpty(),
        settings.tags().stream().map(t -> new TableView.TagView(t.name(), t.value())).toList());
  }

  /**
   * CreateTable refuses a definition that no key uses, and a key without definition. All keys are
   * texts.
   *
   * @see <a
   *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_CreateTable.html">CreateTable</a>
   */
  private static List<TableView.AttributeDefinitionView> definitions(Table table) {
    List<KeySchema> schemas = new ArrayList<>();
    schemas.add(table.primaryKey().keys());
    table.indexes().forEach(i -> schemas.add(i.keys()));
    return schemas.stream()
        .flatMap(k -> Stream.of(k.partitionKey(), k.sortKey()))
        .distinct()
        .map(name -> new TableView.AttributeDefinitionView(name, "S"))
        .toList();
  }

  private static IndexView index(Plan plan, SecondaryIndex index) {
    return new IndexView(
        index.name(),
        index.keys().partitionKey(),
        index.keys().sortKey(),
        index.projection().name(),
        plan.tables().get(0).shapes().stream()
            .filter(s -> !s.isMarker() && s.on(index).isPresent())
            .map(ItemShape::kindName)
            .toList(),
        plan.routes().stream().filter(r -> reads(r, index)).map(r -> r.pattern().name()).toList());
  }

  private static boolean reads(Route route, SecondaryIndex index) {
    return route.steps().stream()
        .anyMatch(s -> s.match(get -> false, q -> q.target().name().equals(index.name())));
  }
}
