package dev.keyplan.plan;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/** One request of a route; a Query may take several pages. */
public sealed interface Step {

  /**
   * Reads one item by its primary key.
   *
   * @param shape what is read: items of a kind, or a marker
   * @param partition the partition key
   * @param sort the sort key
   * @param checks given attributes that the key does not fix: an item that differs in one is not
   *     returned
   */
  record GetItem(ItemShape shape, KeyText partition, KeyText sort, List<Check> checks)
      implements Step {
    public GetItem {
      checks = List.copyOf(checks);
    }
  }

  /**
   * Reads a range of sort keys of one partition.
   *
   * @param target the table or an index
   * @param partition the partition key
   * @param sort the condition on the sort key
   * @param forward whether sort keys rise
   * @param stopAfter how many items are wanted at most, where the pattern wants the first only
   * @param shapes what is returned, the pattern's own kind first; nothing else matches
   * @param selection what is returned of them
   */
  record Query(
      QueryTarget target,
      KeyText partition,
      SortCondition sort,
      boolean forward,
      OptionalInt stopAfter,
      List<ItemShape> shapes,
      Selection selection)
      implements Step {
    public Query {
      shapes = List.copyOf(shapes);
    }
  }

  /** The attribute must equal the parameter. */
  record Check(String attribute, String parameter) {}

  /** One function for each case. */
  default <R> R match(Function<GetItem, R> getItem, Function<Query, R> query) {
    return this instanceof GetItem g ? getItem.apply(g) : query.apply((Query) this);
  }
}
