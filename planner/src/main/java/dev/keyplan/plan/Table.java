package dev.keyplan.plan;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A table.
 *
 * @param name what tells it from the other tables of the plan: {@link #ONLY}, or the kind that it
 *     holds. The deployed table has a longer name, or another
 * @param primaryKey its own key
 * @param indexes its secondary indexes, in the order of their names' numbers
 * @param shapes every shape of item that it holds: kinds in the model's order, each followed by its
 *     markers
 */
public record Table(
    String name, PrimaryKey primaryKey, List<SecondaryIndex> indexes, List<ItemShape> shapes) {

  /** The name of a table that holds all kinds; no kind can have it. */
  public static final String ONLY = "table";

  /**
   * The attribute in which every item carries the name of its kind; no attribute of a spec can have
   * this name.
   */
  public static final String KIND_ATTRIBUTE = "KIND";

  public Table {
    indexes = List.copyOf(indexes);
    shapes = List.copyOf(shapes);
  }

  /** Its primary key, then its indexes: all that a request can name. */
  public List<QueryTarget> targets() {
    return Stream.<QueryTarget>concat(Stream.of(primaryKey), indexes.stream()).toList();
  }

  /** Whether the items of a kind lie in it. */
  public boolean holds(String kind) {
    return shapes.stream().anyMatch(s -> s.kind().name().equals(kind));
  }

  /** The attribute by which items expire, where any do: a table has at most one. */
  public Optional<String> expiryAttribute() {
    return shapes.stream().flatMap(s -> s.kind().life().ttl().stream()).findFirst();
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
