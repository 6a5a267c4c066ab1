package dev.keyplan.view;

import java.util.List;

/**
 * The table.
 *
 * @param hasName whether the spec fixes its name
 * @param name the fixed name, or empty
 * @param partitionKey the name of its partition key attribute
 * @param sortKey the name of its sort key attribute
 * @param kindAttribute the attribute in which each item carries the name of its kind
 * @param attributeDefinitions every key attribute of the table and its indexes, once each
 * @param hasIndexes whether there are secondary indexes
 * @param indexes its global secondary indexes
 * @param hasPointInTimeRecovery whether it can be restored to a moment of the last 35 days
 * @param hasDeletionProtection whether DeleteTable is refused
 * @param hasExpiry whether any items expire
 * @param expiryAttribute the attribute by which they do, or empty
 * @param isRetained whether it outlives its stack
 * @param hasTags whether there are tags
 * @param tags in file order
 */
public record TableView(
    boolean hasName,
    String name,
    String partitionKey,
    String sortKey,
    String kindAttribute,
    List<AttributeDefinitionView> attributeDefinitions,
    boolean hasIndexes,
    List<IndexView> indexes,
    boolean hasPointInTimeRecovery,
    boolean hasDeletionProtection,
    boolean hasExpiry,
    String expiryAttribute,
    boolean isRetained,
    boolean hasTags,
    List<TagView> tags) {

  public TableView {
    attributeDefinitions = List.copyOf(attributeDefinitions);
    indexes = List.copyOf(indexes);
    tags = List.copyOf(tags);
  }

  /**
   * A key attribute.
   *
   * @param name its name
   * @param type `S`, `N` or `B`
   */
  public record AttributeDefinitionView(String name, String type) {}

  /**
   * A tag of the table.
   *
   * @param name its name
   * @param value its value
   */
  public record TagView(String name, String value) {}
}
