package dev.keyplan.plan;

import dev.keyplan.model.Value;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;

/**
 * What must hold of an attribute for an item to be in an index, beside the parts of its keys: a
 * write that makes it true sets both keys, and one that makes it false removes them.
 */
public sealed interface Admission {

  /** By attribute, then by what is asked of it. */
  Comparator<Admission> ORDER =
      Comparator.comparing(Admission::attribute).thenComparing(Object::toString);

  String attribute();

  /** The attribute has this value, which stands in the keys as a literal. */
  record Is(String attribute, Value value) implements Admission {}

  /** The attribute is there, or is missing. */
  record Presence(String attribute, boolean isPresent) implements Admission {}

  /** Whether an item with that value, or without one, is in the index. */
  default boolean admits(Optional<Value> value) {
    return match(
        is -> value.equals(Optional.of(is.value())), p -> p.isPresent() == value.isPresent());
  }

  /** One function for each case. */
  default <R> R match(Function<Is, R> is, Function<Presence, R> presence) {
    return this instanceof Is i ? is.apply(i) : presence.apply((Presence) this);
  }
}
