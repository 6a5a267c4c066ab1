package dev.keyplan.view.java;

import java.util.List;

/**
 * A part of a key as it is read back.
 *
 * @param isLiteral whether it is text of the key template
 * @param text that text, or the attribute
 * @param type the Java type of the value
 * @param name the variable that holds it
 * @param parser the method that reads it
 * @param options further arguments of that method
 * @param enumClass the enum, or empty
 * @param isEnum whether it is one of listed values
 */
public record JavaKeyField(
    boolean isLiteral,
    String text,
    String type,
    String name,
    String parser,
    List<String> options,
    String enumClass,
    boolean isEnum) {
  public JavaKeyField {
    options = List.copyOf(options);
  }
}
