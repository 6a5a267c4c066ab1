package dev.keyplan.plan;

import java.util.List;

/**
 * A table.
 *
 * @param primaryKey its own key
 * @param indexes its secondary indexes, in the order of their names' numbers
 * @param shapes every shape of item that it holds: kinds in the model's order, each followed by its
 *     markers
 */
public record Table(PrimaryKey primaryKey, List<SecondaryIndex> indexes, List<ItemShape> shapes) {

  /**
   * The attribute in which every item carries the name of its kind; no attribute of a spec can have
   * this name.
   */
  public static final String KIND_ATTRIBUTE = "KIND";

  public Table {
    indexes = List.copyOf(indexes);
    shapes = List.copyOf(shapes);
  }

  /** The shape of the items of a kind. */
  public ItemShape shape(String kind) {
    return shapes.stream()
        .filter(s -> !s.isMarker() && s.kind().name().equals(kind))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no shape of " + kind));
  }

  /** The markers of a kind's unique values, in the order of its uniques. */
  public List<ItemShape> markers(String kind) {
    return shapes.stream().filter(s -> s.isMarker() && s.kind().name().equals(kind)).toList();
  }
}
