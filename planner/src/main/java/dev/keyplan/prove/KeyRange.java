package dev.keyplan.prove;

import java.util.function.Function;
import java.util.function.Supplier;

/** The condition of a Query on the sort key, with its texts. */
public sealed interface KeyRange {

  /** The whole partition. */
  record All() implements KeyRange {}

  record EqualTo(String key) implements KeyRange {}

  record BeginsWith(String prefix) implements KeyRange {}

  /** Both bounds are included. */
  record Between(String low, String high) implements KeyRange {}

  /** One function for each case. */
  default <R> R match(
      Supplier<R> all,
      Function<EqualTo, R> equalTo,
      Function<BeginsWith, R> beginsWith,
      Function<Between, R> between) {
    if (this instanceof EqualTo e) {
      return equalTo.apply(e);
    }
    if (this instanceof BeginsWith b) {
      return beginsWith.apply(b);
    }
    return this instanceof Between b ? between.apply(b) : all.get();
  }

  /** Whether a sort key is in it, by its bytes. */
  default boolean holds(String sort) {
    return match(
        () -> true,
        e -> sort.equals(e.key()),
        b -> sort.startsWith(b.prefix()),
        b ->
            Utf8Order.ORDER.compare(b.low(), sort) <= 0
                && Utf8Order.ORDER.compare(sort, b.high()) <= 0);
  }

  /** Whether no text can be in it, so that DynamoDB refuses it. */
  default boolean isReversed() {
    return match(
        () -> false, e -> false, b -> false, b -> Utf8Order.ORDER.compare(b.low(), b.high()) > 0);
  }
}
