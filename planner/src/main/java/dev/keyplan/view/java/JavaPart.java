package dev.keyplan.view.java;

import java.util.List;

/**
 * What a composed write does to one item.
 *
 * @param entity the kind
 * @param type its record
 * @param variable the parameter that holds one, if it is created
 * @param key the variable that holds its key
 * @param steps the steps about it, as the spec writes them
 * @param markers the keys of the markers that it touches
 * @param actions in the order of the plan; the first is about the item itself
 * @param demands what the steps demand of it
 * @param increments what they count
 */
public record JavaPart(
    String entity,
    String type,
    String variable,
    String key,
    String steps,
    List<JavaMarkerKey> markers,
    List<JavaAction> actions,
    List<JavaDemand> demands,
    List<JavaIncrement> increments) {
  public JavaPart {
    markers = List.copyOf(markers);
    actions = List.copyOf(actions);
    demands = List.copyOf(demands);
    increments = List.copyOf(increments);
  }
}
