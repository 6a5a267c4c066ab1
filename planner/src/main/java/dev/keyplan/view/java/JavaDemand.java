package dev.keyplan.view.java;

/**
 * What must hold of a stored attribute.
 *
 * @param method `has`, `lacks`, `still` or `compare`
 * @param attribute as stored
 * @param isCompared whether it is compared by an operator
 * @param operator that operator, of condition expressions
 * @param hasValue whether there is a value
 * @param isConstant whether the spec fixes it
 * @param factory what makes the stored form of a constant
 * @param isText whether the constant stands in quotes there
 * @param constant the constant
 * @param given else what the caller gives
 */
public record JavaDemand(
    String method,
    String attribute,
    boolean isCompared,
    String operator,
    boolean hasValue,
    boolean isConstant,
    String factory,
    boolean isText,
    String constant,
    JavaSetting given) {}
