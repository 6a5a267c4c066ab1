package dev.keyplan.view;

import java.util.List;

/**
 * The example items that the table or an index holds, as it stores them.
 *
 * @param target `table`, or the index's name
 * @param title the target as a heading names it: `the table`, or the index's name
 * @param partitionKey the name of the partition key attribute
 * @param sortKey the name of the sort key attribute
 * @param collections item collections, by the bytes of the partition key
 */
public record ItemTableView(
    String target,
    String title,
    String partitionKey,
    String sortKey,
    List<CollectionView> collections) {

  public ItemTableView {
    collections = List.copyOf(collections);
  }

  /**
   * Items that share a partition key.
   *
   * @param partition the partition key
   * @param items the items, by the bytes of the sort key; at least one
   */
  public record CollectionView(String partition, List<ItemView> items) {
    public CollectionView {
      items = List.copyOf(items);
    }
  }

  /**
   * An item.
   *
   * @param isFirst whether it is the first of its collection
   * @param sort its sort key
   * @param kind its kind, or what a marker marks
   * @param fields its attributes beside the keys
   */
  public record ItemView(boolean isFirst, String sort, String kind, List<FieldView> fields) {
    public ItemView {
      fields = List.copyOf(fields);
    }
  }

  /**
   * An attribute of an item.
   *
   * @param name its name
   * @param value its value as text
   */
  public record FieldView(String name, String value) {}
}
