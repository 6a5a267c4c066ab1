package dev.keyplan.view;

import java.util.List;

/**
 * The keys of every kind of item on the table, or on one index.
 *
 * @param target `table`, or the index's name
 * @param title the target as a heading names it: `the table`, or the index's name
 * @param partitionKey the name of the partition key attribute
 * @param sortKey the name of the sort key attribute
 * @param rows each kind of item that it holds
 */
public record KeyTableView(
    String target, String title, String partitionKey, String sortKey, List<KeyRowView> rows) {

  public KeyTableView {
    rows = List.copyOf(rows);
  }

  /**
   * The keys of one kind of item.
   *
   * @param kind the kind, or what a marker marks, as in `unique email of Student`
   * @param partition the template of the partition key, as in `STU#<studentId>`
   * @param sort the template of the sort key
   * @param isSparse whether some items are left out
   * @param mark which: `sparse` where it is those that lack one of these attributes, `only where
   *     status is OPEN`, or both; empty where none is
   */
  public record KeyRowView(
      String kind, String partition, String sort, boolean isSparse, String mark) {}
}
