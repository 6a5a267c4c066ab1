package dev.keyplan.plan;

/** The table, by its own key. */
public record PrimaryKey(KeySchema keys) implements QueryTarget {

  @Override
  public String name() {
    return "table";
  }
}
