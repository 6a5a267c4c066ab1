package dev.keyplan.view.java;

/**
 * One listed value.
 *
 * @param constant its name
 * @param value as stored
 */
public record JavaEnumValue(String constant, String value) {}
