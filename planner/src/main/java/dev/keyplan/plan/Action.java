package dev.keyplan.plan;

import java.util.List;
import java.util.function.Function;

/** One action of a write. */
public sealed interface Action {

  /** The shape of the item that it touches. */
  ItemShape shape();

  /** What must hold of the stored item, checked by the request itself. */
  List<Condition> conditions();

  /**
   * Whether the action is left out when an optional unique value is absent: a marker's action then
   * has nothing to mark.
   */
  default boolean onlyIfValuesPresent() {
    return shape().isMarker();
  }

  /** Stores a whole item; all its keys follow from its attributes. */
  record Put(ItemShape shape, List<Condition> conditions) implements Action {
    public Put {
      conditions = List.copyOf(conditions);
    }
  }

  /**
   * Changes attributes of an item.
   *
   * @param attributes the {@code NEW} arguments: set, or removed where absent
   * @param rekeyed indexes whose two key attributes are set from the arguments, or both removed
   *     where one of their attributes is absent
   */
  record Update(
      ItemShape shape,
      List<String> attributes,
      List<QueryTarget> rekeyed,
      List<Condition> conditions)
      implements Action {
    public Update {
      attributes = List.copyOf(attributes);
      rekeyed = List.copyOf(rekeyed);
      conditions = List.copyOf(conditions);
    }
  }

  /** Removes an item; a marker is found by the {@code OLD} value. */
  record Delete(ItemShape shape, List<Condition> conditions) implements Action {
    public Delete {
      conditions = List.copyOf(conditions);
    }
  }

  /** One function for each case. */
  default <R> R match(
      Function<Put, R> put, Function<Update, R> update, Function<Delete, R> delete) {
    if (this instanceof Put p) {
      return put.apply(p);
    }
    return this instanceof Update u ? update.apply(u) : delete.apply((Delete) this);
  }

  /** What must hold of the stored item. */
  sealed interface Condition {

    /** There is no item under this primary key. */
    record Absent() implements Condition {}

    /** There is an item under this primary key. */
    record Present() implements Condition {}

    /**
     * The stored attribute equals the argument in that role; where an {@code OLD} or {@code
     * UNCHANGED} argument is absent, the stored item lacks it. On a marker, {@code KEY} compares
     * its owner's identity.
     */
    record StillIs(String attribute, WriteRoute.Role role) implements Condition {}

    /** One function for each case. */
    default <R> R match(
        Function<Absent, R> absent, Function<Present, R> present, Function<StillIs, R> stillIs) {
      if (this instanceof Absent a) {
        return absent.apply(a);
      }
      return this instanceof Present p ? present.apply(p) : stillIs.apply((StillIs) this);
    }
  }
}
