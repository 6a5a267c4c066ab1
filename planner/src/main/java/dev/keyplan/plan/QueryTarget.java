package dev.keyplan.plan;

import java.util.function.Function;

/** What a Query can name: a table by its primary key, or a secondary index. */
public sealed interface QueryTarget permits PrimaryKey, SecondaryIndex {

  /** The name of the table, as in {@link Table#name}. */
  String table();

  /** {@code table}, or the index's name; tells the targets of one table apart. */
  String name();

  KeySchema keys();

  /**
   * The name that tells it from all targets of the plan: {@code GSI1}, and where there are several
   * tables {@code Doctor}, {@code Doctor.GSI1}.
   */
  default String label() {
    if (table().equals(Table.ONLY)) {
      return name();
    }
    return match(t -> table(), i -> table() + "." + name());
  }

  /** One function for each case. */
  default <R> R match(Function<PrimaryKey, R> table, Function<SecondaryIndex, R> index) {
    return this instanceof PrimaryKey p ? table.apply(p) : index.apply((SecondaryIndex) this);
  }
}
