package dev.keyplan.view.java;

import java.util.List;

/**
 * The method of a write that the spec composes.
 *
 * @param method its name
 * @param doc its comment
 * @param parameters in the order of the items
 * @param keys of the items, each behind those from which it is found
 * @param parts one for each item
 * @param size of actions at most
 * @param isWide whether the parameters stand on lines of their own
 */
public record JavaComposedWrite(
    String method,
    List<JavaDocLine> doc,
    List<JavaParameter> parameters,
    List<JavaFoundKey> keys,
    List<JavaPart> parts,
    int size,
    boolean isWide) {
  public JavaComposedWrite {
    doc = List.copyOf(doc);
    parameters = List.copyOf(parameters);
    keys = List.copyOf(keys);
    parts = List.copyOf(parts);
  }
}
