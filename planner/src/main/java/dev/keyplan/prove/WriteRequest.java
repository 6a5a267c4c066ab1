package dev.keyplan.prove;

import dev.keyplan.model.ComposedWrite;
import dev.keyplan.model.Value;
import dev.keyplan.plan.QueryTarget;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** PutItem, UpdateItem or DeleteItem, alone or as an action of TransactWriteItems. */
public sealed interface WriteRequest {

  /** The table. */
  QueryTarget target();

  ItemKey key();

  /** What must hold of the stored item: all of it. */
  List<Check> checks();

  /** Stores the whole item. */
  record Put(QueryTarget target, ItemKey key, StoredItem item, List<Check> checks)
      implements WriteRequest {
    public Put {
      checks = List.copyOf(checks);
    }
  }

  /** Sets, removes and adds to attributes; makes the item where there is none. */
  record Update(
      QueryTarget target,
      ItemKey key,
      Map<String, Value> set,
      List<String> remove,
      Map<String, BigDecimal> add,
      List<Check> checks)
      implements WriteRequest {

    /** Adds nothing. */
    public Update(
        QueryTarget target,
        ItemKey key,
        Map<String, Value> set,
        List<String> remove,
        List<Check> checks) {
      this(target, key, set, remove, Map.of(), checks);
    }

    public Update {
      add = Map.copyOf(add);
      set = Map.copyOf(set);
      remove = List.copyOf(remove);
      checks = List.copyOf(checks);
    }
  }

  /** Removes the item, if there is one. */
  record Delete(QueryTarget target, ItemKey key, List<Check> checks) implements WriteRequest {
    public Delete {
      checks = List.copyOf(checks);
    }
  }

  /** ConditionCheck, which is only possible in a transaction. */
  record Look(QueryTarget target, ItemKey key, List<Check> checks) implements WriteRequest {
    public Look {
      checks = List.copyOf(checks);
    }
  }

  /** One function for each case. */
  default <R> R match(
      Function<Put, R> put,
      Function<Update, R> update,
      Function<Delete, R> delete,
      Function<Look, R> look) {
    if (this instanceof Put p) {
      return put.apply(p);
    }
    if (this instanceof Delete d) {
      return delete.apply(d);
    }
    return this instanceof Update u ? update.apply(u) : look.apply((Look) this);
  }

  /** A part of a condition expression. */
  sealed interface Check {

    /** {@code attribute_not_exists}. */
    record Missing(String attribute) implements Check {}

    /** {@code attribute_exists}. */
    record There(String attribute) implements Check {}

    /** {@code attribute = :value}. */
    record Equal(String attribute, Value value) implements Check {}

    /** {@code attribute >= :value} and the like; false where the attribute is missing. */
    record Compared(String attribute, ComposedWrite.Test test, Value value) implements Check {}

    /** Whether it holds of an item; an item that is not there has no attributes. */
    default boolean holds(Map<String, Value> attributes) {
      if (this instanceof Missing m) {
        return !attributes.containsKey(m.attribute());
      }
      if (this instanceof There t) {
        return attributes.containsKey(t.attribute());
      }
      if (this instanceof Compared c) {
        Value stored = attributes.get(c.attribute());
        return stored != null && Comparisons.holds(stored, c.test(), c.value());
      }
      Equal equal = (Equal) this;
      return equal.value().equals(attributes.get(equal.attribute()));
    }
  }
}
