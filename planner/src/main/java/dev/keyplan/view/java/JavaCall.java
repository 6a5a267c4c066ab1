package dev.keyplan.view.java;

import java.util.List;

/**
 * A call of a method that makes a key.
 *
 * @param owner the class of the method
 * @param method the method
 * @param arguments its arguments
 * @param isWide whether they stand on lines of their own
 */
public record JavaCall(
    String owner, String method, List<JavaExpression> arguments, boolean isWide) {
  public JavaCall {
    arguments = List.copyOf(arguments);
  }
}
