package dev.keyplan.prove;

import dev.keyplan.plan.Table;

/** A table that can be read: in memory, or on an engine. */
public interface TableReads {

  /** Its keys, indexes and shapes. */
  Table table();

  /**
   * GetItem.
   *
   * @throws RefusedRequest where DynamoDB refuses it
   */
  ReadPage get(ItemKey key, boolean consistent);

  /**
   * One page of a Query.
   *
   * @throws RefusedRequest where DynamoDB refuses it
   */
  ReadPage query(QueryRequest request);
}
