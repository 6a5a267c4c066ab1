package dev.keyplan.view.java;

/**
 * What must hold of a value for an item to be in an index: that it is not null, that it is null,
 * that it is true or false, or that it equals a constant.
 *
 * @param value the value
 * @param isPresent whether it must not be null
 * @param isAbsent whether it must be null
 * @param isSet whether it is a set, so that an empty one is as none
 * @param isTrue whether it must be true, and is never null
 * @param isFalse whether it must be false, and is never null
 * @param isText whether it is compared with a text
 * @param isShown whether its own text is
 * @param isWrapped whether it may be null, and is compared with an object of the owner
 * @param isLong whether the constant is a long
 * @param owner the enum with a point behind it, or the class of such an object; empty for others
 * @param wanted the constant, or the text
 */
public record JavaAdmission(
    JavaExpression value,
    boolean isPresent,
    boolean isAbsent,
    boolean isSet,
    boolean isTrue,
    boolean isFalse,
    boolean isText,
    boolean isShown,
    boolean isWrapped,
    boolean isLong,
    String owner,
    String wanted) {

  private enum Test {
    TRUE,
    FALSE,
    TEXT,
    SHOWN,
    OTHER
  }

  private static JavaAdmission of(JavaExpression value, Test test, String owner, String wanted) {
    return new JavaAdmission(
        value,
        false,
        false,
        false,
        test == Test.TRUE,
        test == Test.FALSE,
        test == Test.TEXT,
        test == Test.SHOWN,
        false,
        false,
        owner,
        wanted);
  }

  static JavaAdmission present(JavaExpression value, boolean isSet) {
    return presence(value, true, isSet);
  }

  static JavaAdmission absent(JavaExpression value, boolean isSet) {
    return presence(value, false, isSet);
  }

  private static JavaAdmission presence(JavaExpression value, boolean isPresent, boolean isSet) {
    return new JavaAdmission(
        value, isPresent, !isPresent, isSet, false, false, false, false, false, false, "", "");
  }

  static JavaAdmission flag(JavaExpression value, boolean wanted) {
    return of(value, wanted ? Test.TRUE : Test.FALSE, "", "");
  }

  static JavaAdmission text(JavaExpression value, String wanted) {
    return of(value, Test.TEXT, "", wanted);
  }

  /** A value of a type whose own text is its stored form. */
  static JavaAdmission shown(JavaExpression value, String wanted) {
    return of(value, Test.SHOWN, "", wanted);
  }

  /** A constant of an enum. */
  static JavaAdmission constant(JavaExpression value, String owner, String wanted) {
    return of(value, Test.OTHER, owner + ".", wanted);
  }

  static JavaAdmission number(JavaExpression value, boolean isWrapped, String wanted) {
    return new JavaAdmission(
        value,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        isWrapped,
        true,
        isWrapped ? "Long" : "",
        wanted);
  }

  /** A truth value that may be null. */
  static JavaAdmission wrappedFlag(JavaExpression value, String wanted) {
    return new JavaAdmission(
        value, false, false, false, false, false, false, false, true, false, "Boolean", wanted);
  }
}
