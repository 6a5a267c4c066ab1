package dev.keyplan.view.java;

/**
 * A parameter of a method.
 *
 * @param type its Java type
 * @param name its name
 * @param isChecked whether null must be refused
 * @param doc what it is
 */
public record JavaParameter(String type, String name, boolean isChecked, String doc) {}
