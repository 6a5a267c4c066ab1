package dev.keyplan.view.java;

/**
 * A part of a line of a comment.
 *
 * @param isCode whether it is code
 * @param text its text, escaped where it is printed
 */
public record JavaDocSpan(boolean isCode, String text) {}
