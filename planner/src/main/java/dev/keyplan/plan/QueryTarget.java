package dev.keyplan.plan;

import java.util.function.Function;

/** What a Query can name: the table by its primary key, or a secondary index. */
public sealed interface QueryTarget permits PrimaryKey, SecondaryIndex {

  /** {@code table}, or the index's name. */
  String name();

  KeySchema keys();

  /** One function for each case. */
  default <R> R match(Function<PrimaryKey, R> table, Function<SecondaryIndex, R> index) {
    return this instanceof PrimaryKey p ? table.apply(p) : index.apply((SecondaryIndex) this);
  }
}
