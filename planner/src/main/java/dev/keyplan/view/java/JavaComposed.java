package dev.keyplan.view.java;

import java.util.List;

/**
 * The class of the writes that the spec composes.
 *
 * @param writes in the order of the spec
 * @param imports its imports
 */
public record JavaComposed(List<JavaComposedWrite> writes, JavaImports imports) {
  public JavaComposed {
    writes = List.copyOf(writes);
  }
}
