package dev.keyplan.view.java;

import java.util.List;

/**
 * The keys of a kind.
 *
 * @param methods for the table, each index and each marker
 * @param ownPartition the partition key of the table, from the components of the typed key
 * @param ownSort the sort key of the table, from the components of the typed key
 * @param partition the partition key of the table, as it is read back
 * @param sort the sort key of the table, as it is read back
 * @param imports imports of the class of keys
 */
public record JavaKeys(
    List<JavaKeyMethod> methods,
    JavaCall ownPartition,
    JavaCall ownSort,
    List<JavaKeyField> partition,
    List<JavaKeyField> sort,
    JavaImports imports) {
  public JavaKeys {
    methods = List.copyOf(methods);
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }
}
