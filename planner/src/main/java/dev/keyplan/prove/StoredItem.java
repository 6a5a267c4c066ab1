package dev.keyplan.prove;

import dev.keyplan.model.Value;
import dev.keyplan.plan.KeySchema;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** An item of the table: all that is stored, by attribute name. */
public record StoredItem(Map<String, Value> attributes) {

  public StoredItem {
    attributes = Collections.unmodifiableMap(new TreeMap<>(attributes));
  }

  /** The text of an attribute, if it has it and it is a text. */
  public Optional<String> text(String name) {
    return attributes.get(name) instanceof Value.Text text
        ? Optional.of(text.text())
        : Optional.empty();
  }

  public Optional<Value> get(String name) {
    return Optional.ofNullable(attributes.get(name));
  }

  /**
   * The key on the table or on an index; empty where one of the two attributes is missing: then it
   * is not there.
   */
  public Optional<ItemKey> key(KeySchema schema) {
    return text(schema.partitionKey())
        .flatMap(pk -> text(schema.sortKey()).map(sk -> new ItemKey(pk, sk)));
  }

  /** Its size in bytes. */
  public int size() {
    return ItemSize.of(attributes);
  }
}
