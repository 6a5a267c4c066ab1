package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Unique;
import dev.keyplan.model.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A kind of item and its keys on the table and on each index that holds it.
 *
 * @param kind the kind whose item it is, or for which a marker stands
 * @param unique the unique values that it marks; empty for the items of the kind itself. A marker
 *     holds its keys, the kind attribute and the identity of its owner
 * @param keys on the table first, then on indexes in their order
 */
public record ItemShape(Kind kind, Optional<Unique> unique, List<ItemKeys> keys) {

  /** What markers carry in {@link Table#KIND_ATTRIBUTE}; no kind can have this name. */
  public static final String MARKER_KIND = "#UNIQ";

  public ItemShape {
    keys = List.copyOf(keys);
  }

  /**
   * Keys on one target. An item that lacks an attribute of either template is not in that index.
   *
   * @param admissions what else must hold of an item for it to be in that index; none on the table
   */
  public record ItemKeys(
      QueryTarget target, KeyTemplate partition, KeyTemplate sort, List<Admission> admissions) {

    public ItemKeys {
      admissions = List.copyOf(admissions);
    }

    public ItemKeys(QueryTarget target, KeyTemplate partition, KeyTemplate sort) {
      this(target, partition, sort, List.of());
    }

    /** The attributes whose values are parts of the two keys, without repetition. */
    public List<String> parts() {
      return Stream.concat(partition.attributes().stream(), sort.attributes().stream())
          .distinct()
          .toList();
    }

    /** The attributes on which the two keys depend: their parts, then what admits an item. */
    public List<String> attributes() {
      return Stream.concat(parts().stream(), admissions.stream().map(Admission::attribute))
          .distinct()
          .toList();
    }

    /** Whether the admissions hold of an item with these attributes. */
    public boolean admits(Function<String, Optional<Value>> attributes) {
      return admissions.stream().allMatch(a -> a.admits(attributes.apply(a.attribute())));
    }
  }

  public boolean isMarker() {
    return unique.isPresent();
  }

  /** The value of {@link Table#KIND_ATTRIBUTE}. */
  public String kindName() {
    return isMarker() ? MARKER_KIND : kind.name();
  }

  /** The keys on the table. */
  public ItemKeys primary() {
    return keys.get(0);
  }

  /** The keys on a target, if it may hold the item. */
  public Optional<ItemKeys> on(QueryTarget target) {
    return keys.stream().filter(k -> k.target().label().equals(target.label())).findFirst();
  }
}
