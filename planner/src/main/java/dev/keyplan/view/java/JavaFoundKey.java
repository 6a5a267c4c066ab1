package dev.keyplan.view.java;

import java.util.List;

/**
 * The key of an item that the caller does not give.
 *
 * @param type its type
 * @param variable its name
 * @param isOfRecord whether it is that of a record
 * @param record the record
 * @param arguments else what it is made of
 */
public record JavaFoundKey(
    String type,
    String variable,
    boolean isOfRecord,
    String record,
    List<JavaExpression> arguments) {
  public JavaFoundKey {
    arguments = List.copyOf(arguments);
  }
}
