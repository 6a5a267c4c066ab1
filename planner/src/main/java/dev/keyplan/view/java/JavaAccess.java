package dev.keyplan.view.java;

import java.util.List;

/**
 * The class that holds the patterns and writes of a kind.
 *
 * @param className its name
 * @param hasQuery whether a pattern has a constant
 * @param patterns in the order of the spec
 * @param writes in the order of the plan
 * @param imports its imports
 */
public record JavaAccess(
    String className,
    boolean hasQuery,
    List<JavaPattern> patterns,
    List<JavaWrite> writes,
    JavaImports imports) {
  public JavaAccess {
    patterns = List.copyOf(patterns);
    writes = List.copyOf(writes);
  }
}
