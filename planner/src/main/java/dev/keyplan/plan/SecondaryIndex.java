package dev.keyplan.plan;

/**
 * A global secondary index: its own partitions, eventually consistent, holding only items that have
 * both of its key attributes.
 *
 * @param table the name of its table
 * @param name {@code GSI1}, {@code GSI2}, …
 * @param keys {@code GSI1PK} and {@code GSI1SK}, …
 * @param projection what is copied into it
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html">Using
 *     Global Secondary Indexes</a>
 */
public record SecondaryIndex(String table, String name, KeySchema keys, Projection projection)
    implements QueryTarget {

  /**
   * The attributes copied into an index beside the keys. Every pattern of this version reads whole
   * items.
   */
  public enum Projection {
    ALL
  }
}
