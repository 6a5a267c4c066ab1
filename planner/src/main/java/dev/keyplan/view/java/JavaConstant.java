package dev.keyplan.view.java;

/**
 * A constant made from a text of the spec.
 *
 * @param type its type
 * @param name its name
 * @param factory what makes it
 * @param text from what
 */
public record JavaConstant(String type, String name, String factory, String text) {}
