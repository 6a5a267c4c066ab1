package dev.keyplan.view.java;

/**
 * An attribute with a value.
 *
 * @param attribute as stored
 * @param method what makes the stored form
 * @param value the value
 */
public record JavaSetting(String attribute, String method, JavaExpression value) {}
