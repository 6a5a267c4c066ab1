package dev.keyplan.view.java;

/**
 * A check of a value before it is stored.
 *
 * @param method the method that checks
 * @param argument the bound: a literal or a constant
 */
public record JavaLimit(String method, String argument) {}
