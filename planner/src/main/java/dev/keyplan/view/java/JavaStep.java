package dev.keyplan.view.java;

import java.util.List;

/**
 * One request of a pattern.
 *
 * @param isGetItem a GetItem, else a Query
 * @param isLast the last one
 * @param variable what it finds
 * @param reader reads the attributes of what it finds
 * @param shape the kind attribute of what it finds
 * @param constant the constant of a Query
 * @param range the variable with the range that a Query reads
 * @param target what a Query reads
 * @param isForward whether sort keys rise
 * @param condition the method for the condition on the sort key
 * @param keys the partition key, then the sort key or its bounds
 * @param checks what must hold of the item
 */
public record JavaStep(
    boolean isGetItem,
    boolean isLast,
    String variable,
    String reader,
    String shape,
    String constant,
    String range,
    String target,
    boolean isForward,
    String condition,
    List<JavaKeyText> keys,
    List<JavaCheck> checks) {
  public JavaStep {
    keys = List.copyOf(keys);
    checks = List.copyOf(checks);
  }
}
