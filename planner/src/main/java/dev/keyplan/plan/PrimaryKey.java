package dev.keyplan.plan;

/**
 * A table, by its own key.
 *
 * @param table the table's name
 * @param keys its key attributes
 */
public record PrimaryKey(String table, KeySchema keys) implements QueryTarget {

  @Override
  public String name() {
    return "table";
  }
}
