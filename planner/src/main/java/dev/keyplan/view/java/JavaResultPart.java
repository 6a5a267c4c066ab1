package dev.keyplan.view.java;

/**
 * The items of one kind in a result.
 *
 * @param type their type
 * @param name their component
 * @param variable a variable that gathers them
 */
public record JavaResultPart(String type, String name, String variable) {}
