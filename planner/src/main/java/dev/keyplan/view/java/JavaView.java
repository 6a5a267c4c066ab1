package dev.keyplan.view.java;

import java.util.List;

/**
 * All that the Java pack prints: one module for one table.
 *
 * @param packageName the base package
 * @param packagePath the base package as a path
 * @param groupId of the module
 * @param artifactId of the module
 * @param specName the name in the spec
 * @param doc the entry point's comment
 * @param tableClass the entry point
 * @param itemType the sealed type of all items
 * @param exceptionType the root of the errors
 * @param partitionKey the table's partition key attribute
 * @param sortKey the table's sort key attribute
 * @param kindAttribute the attribute that names an item's kind
 * @param markerKind what markers of unique values carry in it
 * @param indexes in the order of the plan
 * @param hasCounts whether a pattern counts
 * @param kinds in the order of the plan
 * @param updates one for each kind with plain attributes that may change
 * @param enums one for each attribute with listed values
 * @param results one for each pattern that returns several kinds
 * @param hasComposed whether the spec composes writes
 * @param composed the class that holds them; at most one
 * @param permitted what the sealed type permits, sorted
 * @param tableImports imports of the entry point
 * @param support imports of files that are the same for every spec but for names
 */
public record JavaView(
    String packageName,
    String packagePath,
    String groupId,
    String artifactId,
    String specName,
    List<JavaDocLine> doc,
    String tableClass,
    String itemType,
    String exceptionType,
    String partitionKey,
    String sortKey,
    String kindAttribute,
    String markerKind,
    List<JavaIndex> indexes,
    boolean hasCounts,
    List<JavaKind> kinds,
    List<JavaUpdate> updates,
    List<JavaEnum> enums,
    List<JavaResult> results,
    boolean hasComposed,
    List<JavaComposed> composed,
    List<String> permitted,
    JavaImports tableImports,
    JavaSupport support) {
  public JavaView {
    doc = List.copyOf(doc);
    indexes = List.copyOf(indexes);
    kinds = List.copyOf(kinds);
    updates = List.copyOf(updates);
    enums = List.copyOf(enums);
    results = List.copyOf(results);
    composed = List.copyOf(composed);
    permitted = List.copyOf(permitted);
  }
}
