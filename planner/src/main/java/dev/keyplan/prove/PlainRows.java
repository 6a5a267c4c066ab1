package dev.keyplan.prove;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Unique;
import dev.keyplan.model.Value;
import dev.keyplan.plan.Table;
import dev.keyplan.plan.WriteRoute;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What writes mean: rows by identity, no two of a kind with one identity or one unique value. */
final class PlainRows {

  private final Map<String, Map<List<Value>, Row>> byKind = new LinkedHashMap<>();
  private final Map<Row, Map<ItemKey, StoredItem>> encoded = new LinkedHashMap<>();

  PlainRows(Model model, List<Row> rows) {
    model.kinds().forEach(kind -> byKind.put(kind.name(), new LinkedHashMap<>()));
    rows.forEach(
        row ->
            rows(model.kind(row.kind()))
                .put(identity(model.kind(row.kind()), row.attributes()), row));
  }

  private Map<List<Value>, Row> rows(Kind kind) {
    return byKind.computeIfAbsent(kind.name(), k -> new LinkedHashMap<>());
  }

  List<Row> of(Kind kind) {
    return List.copyOf(rows(kind).values());
  }

  private static List<Value> identity(Kind kind, Map<String, Value> attributes) {
    return kind.identity().stream()
        .map(
            name ->
                Optional.ofNullable(attributes.get(name))
                    .orElseThrow(
                        () -> RefusedRequest.invalid("the write is not given `" + name + "`")))
        .toList();
  }

  /**
   * Carries out a write if it may be done; says whether it was. Deleting what is not there does
   * nothing.
   */
  boolean apply(WriteRoute route, WriteArguments arguments) {
    Kind kind = route.kind();
    List<Value> identity = identity(kind, arguments.after());
    Row stored = rows(kind).get(identity);
    boolean creates = route.verb() == WriteRoute.Verb.CREATE;
    if (creates ? stored != null : stored == null || !isAsGiven(stored, route, arguments)) {
      return false;
    }
    if (route.verb() == WriteRoute.Verb.DELETE) {
      rows(kind).remove(identity);
      return true;
    }
    Row changed = changed(kind, stored == null ? Map.of() : stored.attributes(), route, arguments);
    if (repeatsUnique(kind, identity, changed)) {
      return false;
    }
    rows(kind).put(identity, changed);
    return true;
  }

  private static Row changed(
      Kind kind, Map<String, Value> stored, WriteRoute route, WriteArguments arguments) {
    Map<String, Value> attributes = new TreeMap<>(stored);
    route.attributes(WriteRoute.Role.NEW).forEach(attributes::remove);
    attributes.putAll(arguments.after());
    return new Row(kind.name(), attributes);
  }

  private static boolean isAsGiven(Row stored, WriteRoute route, WriteArguments arguments) {
    return route.arguments().stream()
        .filter(a -> a.role() == WriteRoute.Role.OLD || a.role() == WriteRoute.Role.UNCHANGED)
        .allMatch(
            a ->
                Optional.ofNullable(stored.attributes().get(a.attribute()))
                    .equals(arguments.get(a.attribute(), a.role())));
  }

  /** The row with the identity that the attributes hold. */
  Optional<Row> find(Kind kind, Map<String, Value> attributes) {
    return Optional.ofNullable(rows(kind).get(identity(kind, attributes)));
  }

  /** Puts a row in the place of another, or none; says whether no unique value is there twice. */
  boolean replace(Kind kind, Map<String, Value> identifying, Optional<Row> row) {
    List<Value> identity = identity(kind, identifying);
    row.ifPresentOrElse(r -> rows(kind).put(identity, r), () -> rows(kind).remove(identity));
    return row.stream().noneMatch(r -> repeatsUnique(kind, identity, r));
  }

  private boolean repeatsUnique(Kind kind, List<Value> identity, Row changed) {
    return rows(kind).entrySet().stream()
        .filter(other -> !other.getKey().equals(identity))
        .anyMatch(
            other -> kind.uniques().stream().anyMatch(u -> same(u, other.getValue(), changed)));
  }

  private static boolean same(Unique unique, Row a, Row b) {
    return unique.attributes().stream()
        .allMatch(
            name -> {
              Value value = a.attributes().get(name);
              return value != null && value.equals(b.attributes().get(name));
            });
  }

  /** Everything that a table must hold for these rows, by primary key. */
  Map<ItemKey, StoredItem> stored(Model model, Table table) {
    Map<ItemKey, StoredItem> result = new LinkedHashMap<>();
    for (Kind kind : model.kinds().stream().filter(k -> table.holds(k.name())).toList()) {
      for (Row row : of(kind)) {
        result.putAll(encoded.computeIfAbsent(row, r -> encoded(table, kind, r)));
      }
    }
    return result;
  }

  private static Map<ItemKey, StoredItem> encoded(Table table, Kind kind, Row row) {
    Map<ItemKey, StoredItem> result = new LinkedHashMap<>();
    for (ExampleItem item : ExampleItems.itemsOf(table, kind, List.of(row.attributes()))) {
      StoredItem stored = new StoredItem(item.stored());
      result.put(stored.key(table.primaryKey().keys()).orElseThrow(), stored);
    }
    return result;
  }
}
