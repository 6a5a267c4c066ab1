package dev.keyplan.view.java;

/**
 * A value where generated code finds it: a variable, or what a method without parameters returns.
 *
 * @param name the variable, or the method with what it is called on
 * @param isCall whether it is a method
 */
public record JavaExpression(String name, boolean isCall) {}
