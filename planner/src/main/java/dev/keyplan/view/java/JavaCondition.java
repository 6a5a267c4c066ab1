package dev.keyplan.view.java;

/**
 * A condition of an action.
 *
 * @param method `absent`, `present` or `still`
 * @param isStill whether it compares an attribute
 * @param expected that attribute and what it must hold
 */
public record JavaCondition(String method, boolean isStill, JavaSetting expected) {}
