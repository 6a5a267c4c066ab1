package dev.keyplan.view.java;

import java.util.List;

/**
 * A part of a key expression.
 *
 * @param isLiteral whether it is text of the key template
 * @param text that text, or the attribute
 * @param method the method that encodes the value
 * @param isPrevious whether the value is an attribute of the item found before
 * @param reader what reads it from that item
 * @param value the value, if it is not
 * @param isEnum whether the value is a constant of an enum
 * @param options further arguments
 */
public record JavaKeyPart(
    boolean isLiteral,
    String text,
    String method,
    boolean isPrevious,
    String reader,
    JavaExpression value,
    boolean isEnum,
    List<String> options) {
  public JavaKeyPart {
    options = List.copyOf(options);
  }
}
