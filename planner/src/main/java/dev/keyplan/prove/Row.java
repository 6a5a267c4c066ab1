package dev.keyplan.prove;

import dev.keyplan.model.Value;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * An entity or edge as the application knows it: no key, no marker.
 *
 * @param kind the kind's name
 * @param attributes its attributes by name
 */
public record Row(String kind, Map<String, Value> attributes) {

  public Row {
    attributes = Collections.unmodifiableMap(new TreeMap<>(attributes));
  }

  boolean has(String attribute, Value value) {
    return value.equals(attributes.get(attribute));
  }
}
