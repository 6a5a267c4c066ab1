package dev.keyplan.view.java;

import java.util.List;

/**
 * The partition key of a marker, as a variable.
 *
 * @param variable its name
 * @param isOptional whether there may be no marker
 * @param needed what must not be null for there to be a marker
 * @param partition the key
 */
public record JavaMarkerKey(
    String variable, boolean isOptional, List<JavaExpression> needed, JavaCall partition) {
  public JavaMarkerKey {
    needed = List.copyOf(needed);
  }
}
