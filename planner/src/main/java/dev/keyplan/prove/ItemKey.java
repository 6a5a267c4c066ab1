package dev.keyplan.prove;

/** A primary key: the texts of partition and sort key. Sorted by their bytes. */
public record ItemKey(String partition, String sort) implements Comparable<ItemKey> {

  @Override
  public int compareTo(ItemKey other) {
    int byPartition = Utf8Order.ORDER.compare(partition, other.partition);
    return byPartition != 0 ? byPartition : Utf8Order.ORDER.compare(sort, other.sort);
  }

  @Override
  public String toString() {
    return partition + " | " + sort;
  }
}
