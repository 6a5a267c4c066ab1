package dev.keyplan.view.java;

/**
 * An attribute that must equal a parameter.
 *
 * @param attribute as stored
 * @param mapper the mapper of its kind
 * @param method what makes its stored form
 * @param parameter the parameter
 */
public record JavaCheck(String attribute, String mapper, String method, String parameter) {}
