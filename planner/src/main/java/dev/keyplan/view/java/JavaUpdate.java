package dev.keyplan.view.java;

import java.util.List;

/**
 * The class that collects changes of plain attributes.
 *
 * @param className its name
 * @param entity the kind
 * @param mapper the kind's mapper
 * @param attributes what it can set or remove
 * @param imports its imports
 */
public record JavaUpdate(
    String className,
    String entity,
    String mapper,
    List<JavaAttribute> attributes,
    JavaImports imports) {
  public JavaUpdate {
    attributes = List.copyOf(attributes);
  }
}
