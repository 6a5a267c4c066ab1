package dev.keyplan.view.java;

import java.util.List;

/**
 * The files about one kind.
 *
 * @param name as in the spec and in the kind attribute
 * @param className its record
 * @param variable a parameter that holds one
 * @param accessor the entry point's method that leads to it
 * @param field the entry point's field
 * @param doc the record's comment
 * @param keyDoc the typed key's comment
 * @param attributes all, in the order of the record
 * @param identity those that identify an item
 * @param required those that are not optional
 * @param changeable those with a method that returns a changed copy
 * @param expiry the moment at which an item expires; at most one
 * @param hasOptional whether any is optional
 * @param hasChecks whether the record refuses or normalises anything
 * @param hasKeyChecks whether the typed key does
 * @param keys its keys
 * @param mapper its mapper
 * @param access its patterns and writes
 * @param modelImports imports of its record
 * @param keyImports imports of its typed key
 * @param isWide whether its attributes stand on lines of their own
 */
public record JavaKind(
    String name,
    String className,
    String variable,
    String accessor,
    String field,
    List<JavaDocLine> doc,
    List<JavaDocLine> keyDoc,
    List<JavaAttribute> attributes,
    List<JavaAttribute> identity,
    List<JavaAttribute> required,
    List<JavaAttribute> changeable,
    List<JavaAttribute> expiry,
    boolean hasOptional,
    boolean hasChecks,
    boolean hasKeyChecks,
    JavaKeys keys,
    JavaMapper mapper,
    JavaAccess access,
    JavaImports modelImports,
    JavaImports keyImports,
    boolean isWide) {
  public JavaKind {
    doc = List.copyOf(doc);
    keyDoc = List.copyOf(keyDoc);
    attributes = List.copyOf(attributes);
    identity = List.copyOf(identity);
    required = List.copyOf(required);
    changeable = List.copyOf(changeable);
    expiry = List.copyOf(expiry);
  }
}
