package dev.keyplan.plan;

import dev.keyplan.model.ComposedWrite;
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
   * @param increments numbers that change by an amount, within their limits
   */
  record Update(
      ItemShape shape,
      List<String> attributes,
      List<QueryTarget> rekeyed,
      List<Condition> conditions,
      List<ComposedWrite.Increment> increments)
      implements Action {

    /** Counts nothing. */
    public Update(
        ItemShape shape,
        List<String> attributes,
        List<QueryTarget> rekeyed,
        List<Condition> conditions) {
      this(shape, attributes, rekeyed, conditions, List.of());
    }

    public Update {
      attributes = List.copyOf(attributes);
      rekeyed = List.copyOf(rekeyed);
      conditions = List.copyOf(conditions);
      increments = List.copyOf(increments);
    }
  }

  /** Removes an item; a marker is found by the {@code OLD} value. */
  record Delete(ItemShape shape, List<Condition> conditions) implements Action {
    public Delete {
      conditions = List.copyOf(conditions);
    }
  }

  /** Changes nothing, and looks whether its conditions hold. */
  record Check(ItemShape shape, List<Condition> conditions) implements Action {
    public Check {
      conditions = List.copyOf(conditions);
    }
  }

  /** One function for each case. */
  default <R> R match(
      Function<Put, R> put,
      Function<Update, R> update,
      Function<Delete, R> delete,
      Function<Check, R> check) {
    if (this instanceof Put p) {
      return put.apply(p);
    }
    if (this instanceof Delete d) {
      return delete.apply(d);
    }
    return this instanceof Update u ? update.apply(u) : check.apply((Check) this);
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

    /**
     * The stored attribute is as a step of a composed write demands; the caller gives what it is
     * compared with as {@code EXPECTED}, {@code FROM} or {@code TO}.
     */
    record Meets(ComposedWrite.Demand demand) implements Condition {

      /** The role of the argument with which it compares, if the caller gives one. */
      public WriteRoute.Role role() {
        return Compositions.role(demand);
      }
    }

    /** One function for each case. */
    default <R> R match(
        Function<Absent, R> absent,
        Function<Present, R> present,
        Function<StillIs, R> stillIs,
        Function<Meets, R> meets) {
      if (this instanceof Absent a) {
        return absent.apply(a);
      }
      if (this instanceof Meets m) {
        return meets.apply(m);
      }
      return this instanceof Present p ? present.apply(p) : stillIs.apply((StillIs) this);
    }
  }
}
