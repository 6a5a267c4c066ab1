package dev.keyplan.view.java;

import java.util.List;

/**
 * The imports of one file, in two groups.
 *
 * @param own from the module itself, sorted
 * @param others from elsewhere, sorted
 * @param isTwoGroups whether there are both
 * @param isPresent whether there is any
 */
public record JavaImports(
    List<String> own, List<String> others, boolean isTwoGroups, boolean isPresent) {

  public JavaImports {
    own = List.copyOf(own);
    others = List.copyOf(others);
  }

  static JavaImports of(List<String> own, List<String> others) {
    boolean isTwoGroups = !own.isEmpty() && !others.isEmpty();
    return new JavaImports(own, others, isTwoGroups, !own.isEmpty() || !others.isEmpty());
  }
}
