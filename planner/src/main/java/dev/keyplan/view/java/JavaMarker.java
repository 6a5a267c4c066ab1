package dev.keyplan.view.java;

/**
 * A marker of a unique value.
 *
 * @param method the method that makes it
 * @param attributes the attributes
 * @param sort its sort key
 */
public record JavaMarker(String method, String attributes, JavaCall sort) {}
