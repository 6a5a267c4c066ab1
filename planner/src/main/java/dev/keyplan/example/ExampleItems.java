package dev.keyplan.example;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Related items of every kind, for reading and for the proof.
 *
 * @param items kinds in the model's order, each followed by its markers
 * @param findings attributes for which no value could be made
 */
public record ExampleItems(List<ExampleItem> items, List<Diagnostic> findings) {

  public ExampleItems {
    items = List.copyOf(items);
    findings = List.copyOf(findings);
  }

  /** The example items of a plan; always the same. */
  public static ExampleItems of(Plan plan) {
    ExampleRows rows = ExampleRows.of(plan.model());
    List<ExampleItem> items = new ArrayList<>();
    for (Kind kind : plan.model().kinds()) {
      items.addAll(itemsOf(plan.table(kind.name()), kind, rows.of(kind.name())));
    }
    return new ExampleItems(items, rows.findings());
  }

  /** The items of given rows of one kind, and then their markers. */
  public static List<ExampleItem> itemsOf(Table table, Kind kind, List<Map<String, Value>> rows) {
    List<ItemShape> shapes = new ArrayList<>();
    shapes.add(table.shape(kind.name()));
    shapes.addAll(table.markers(kind.name()));
    return shapes.stream()
        .flatMap(shape -> rows.stream().flatMap(row -> ExampleItem.of(shape, row).stream()))
        .toList();
  }

  /** The attributes of all items of a kind. */
  public List<Map<String, Value>> rows(String kind) {
    return items.stream()
        .filter(i -> !i.shape().isMarker() && i.shape().kind().name().equals(kind))
        .map(ExampleItem::attributes)
        .toList();
  }
}
