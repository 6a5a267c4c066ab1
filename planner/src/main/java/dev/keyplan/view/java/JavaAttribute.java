package dev.keyplan.view.java;

import java.util.List;

/**
 * An attribute as a component of a record.
 *
 * @param name as stored
 * @param javaName the component
 * @param variable a parameter that holds it
 * @param upperName the component in names of methods
 * @param type its Java type
 * @param requiredType the same where it must be there
 * @param doc what it is
 * @param isOptional whether it may be null
 * @param isReference whether a value that must be there could still be null
 * @param isChecked whether null must be refused: required and not a primitive
 * @param isNormalised whether the record normalises it
 * @param normaliser the method that does
 * @param reader the method that reads it from an item
 * @param isEnum whether its type is an enum
 * @param enumClass that enum, or empty
 * @param writer the method that makes the stored value
 * @param isWriterNamed whether that method wants the kind and the attribute
 * @param limits checks before it is stored
 */
public record JavaAttribute(
    String name,
    String javaName,
    String variable,
    String upperName,
    String type,
    String requiredType,
    List<String> doc,
    boolean isOptional,
    boolean isReference,
    boolean isChecked,
    boolean isNormalised,
    String normaliser,
    String reader,
    boolean isEnum,
    String enumClass,
    String writer,
    boolean isWriterNamed,
    List<JavaLimit> limits) {
  public JavaAttribute {
    doc = List.copyOf(doc);
    limits = List.copyOf(limits);
  }
}
