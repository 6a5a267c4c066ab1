package dev.keyplan.view.java;

import java.util.List;

/**
 * The two keys of an item on an index: both or neither.
 *
 * @param target the index
 * @param variable a name for whether it is in the index
 * @param isSparse whether an item may lack them
 * @param needed what must hold for it to be in the index
 * @param partition its partition key there
 * @param sort its sort key there
 */
public record JavaIndexKeys(
    String target,
    String variable,
    boolean isSparse,
    List<JavaAdmission> needed,
    JavaCall partition,
    JavaCall sort) {
  public JavaIndexKeys {
    needed = List.copyOf(needed);
  }
}
