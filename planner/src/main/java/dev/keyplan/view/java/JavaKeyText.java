package dev.keyplan.view.java;

import java.util.List;

/**
 * A key, or a prefix or bound of one, as an expression.
 *
 * @param entity the kind, for messages
 * @param isConstant whether it is a literal
 * @param start its first text
 * @param parts what follows
 * @param isShort whether it fits on a line
 * @param ending the method that checks its size: `partitionKey` or `sortKey`
 */
public record JavaKeyText(
    String entity,
    boolean isConstant,
    String start,
    List<JavaKeyPart> parts,
    String ending,
    boolean isShort) {
  public JavaKeyText {
    parts = List.copyOf(parts);
  }
}
