package dev.keyplan.plan;

import java.util.function.Function;
import java.util.function.Supplier;

/** The condition of a Query on the sort key. */
public sealed interface SortCondition {

  /** None: the whole partition. */
  record Any() implements SortCondition {}

  /** The sort key is this text. */
  record Equals(KeyText key) implements SortCondition {}

  /**
   * The sort key begins with this text, which ends in the delimiter unless the pattern asks for a
   * text prefix.
   */
  record BeginsWith(KeyText prefix) implements SortCondition {}

  /** The sort key lies between two texts, both included. */
  record Between(KeyText low, KeyText high) implements SortCondition {}

  /** One function for each case. */
  default <R> R match(
      Supplier<R> any,
      Function<Equals, R> equals,
      Function<BeginsWith, R> beginsWith,
      Function<Between, R> between) {
    if (this instanceof Equals e) {
      return equals.apply(e);
    }
    if (this instanceof BeginsWith b) {
      return beginsWith.apply(b);
    }
    return this instanceof Between b ? between.apply(b) : any.get();
  }
}
