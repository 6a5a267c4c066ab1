package dev.keyplan.example;

import dev.keyplan.model.Value;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.KeyTemplate;
import dev.keyplan.plan.Table;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * One item as it is stored.
 *
 * @param shape what it is
 * @param keys key attributes and their texts, the table's first; those of an index only where the
 *     item is in it
 * @param attributes the attributes of its kind, in the model's order; of a marker, the identity of
 *     its owner
 */
public record ExampleItem(
    ItemShape shape, Map<String, String> keys, Map<String, Value> attributes) {

  public ExampleItem {
    keys = Collections.unmodifiableMap(new LinkedHashMap<>(keys));
    attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
  }

  /**
   * The item of a shape that follows from an entity's or edge's attributes.
   *
   * @param shape the shape of the kind, or of one of its markers
   * @param row the attributes of the kind's item, the owner's for a marker
   * @return empty where the table's keys lack an attribute: an absent unique value has no marker
   * @throws IllegalArgumentException if a value does not fit its key
   */
  public static Optional<ExampleItem> of(ItemShape shape, Map<String, Value> row) {
    Map<String, String> keys = new LinkedHashMap<>();
    for (ItemShape.ItemKeys on : shape.keys()) {
      Optional<String> partition = render(on.partition(), row);
      Optional<String> sort = render(on.sort(), row);
      boolean isAdmitted = on.admits(name -> Optional.ofNullable(row.get(name)));
      if (isAdmitted && partition.isPresent() && sort.isPresent()) {
        keys.put(on.target().keys().partitionKey(), partition.get());
        keys.put(on.target().keys().sortKey(), sort.get());
      }
    }
    return keys.containsKey(shape.primary().target().keys().partitionKey())
        ? Optional.of(new ExampleItem(shape, keys, shape.isMarker() ? identity(shape, row) : row))
        : Optional.empty();
  }

  private static Optional<String> render(KeyTemplate template, Map<String, Value> row) {
    return template.render(name -> Optional.ofNullable(row.get(name)));
  }

  private static Map<String, Value> identity(ItemShape shape, Map<String, Value> row) {
    Map<String, Value> identity = new LinkedHashMap<>();
    shape.kind().identity().stream()
        .filter(row::containsKey)
        .forEach(name -> identity.put(name, row.get(name)));
    return identity;
  }

  /** Everything that is stored: keys, the kind, the attributes. */
  public Map<String, Value> stored() {
    Map<String, Value> all = new LinkedHashMap<>();
    keys.forEach((name, text) -> all.put(name, new Value.Text(text)));
    all.put(Table.KIND_ATTRIBUTE, new Value.Text(shape.kindName()));
    all.putAll(attributes);
    return Collections.unmodifiableMap(all);
  }
}
