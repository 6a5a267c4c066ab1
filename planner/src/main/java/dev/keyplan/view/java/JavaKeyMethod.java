package dev.keyplan.view.java;

import java.util.List;

/**
 * A method that makes one key.
 *
 * @param name its name
 * @param doc the key template
 * @param parameters the values
 * @param key the key
 * @param isWide whether the parameters stand on lines of their own
 */
public record JavaKeyMethod(
    String name, String doc, List<JavaParameter> parameters, JavaKeyText key, boolean isWide) {
  public JavaKeyMethod {
    parameters = List.copyOf(parameters);
  }
}
