package dev.keyplan.view.java;

/** Where generated code finds values. */
final class Expressions {

  /** None: the part is a text, or is read from the item found before. */
  static final JavaExpression NONE = new JavaExpression("", false);

  private Expressions() {}

  static JavaExpression variable(String name) {
    return new JavaExpression(name, false);
  }

  /** A component of the record in a variable. */
  static JavaExpression component(String variable, String attribute) {
    return new JavaExpression(variable + "." + JavaNames.component(attribute), true);
  }
}
