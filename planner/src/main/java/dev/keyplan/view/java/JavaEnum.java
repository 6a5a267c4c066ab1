package dev.keyplan.view.java;

import java.util.List;

/**
 * An attribute's listed values.
 *
 * @param className its name
 * @param attribute the attribute, with its kind
 * @param values in the order of the spec
 */
public record JavaEnum(String className, String attribute, List<JavaEnumValue> values) {
  public JavaEnum {
    values = List.copyOf(values);
  }
}
