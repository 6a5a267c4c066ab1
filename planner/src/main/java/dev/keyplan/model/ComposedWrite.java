package dev.keyplan.model;

import dev.keyplan.source.Span;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * A write that the spec composes of steps, resolved to the items that it touches; all or nothing.
 *
 * @param name the method's name, lower camel
 * @param items each with all that the steps say of it, in the order in which they are first named
 * @param description free text
 * @param span its first word
 */
public record ComposedWrite(
    String name, List<Item> items, Optional<String> description, Span span) {

  public ComposedWrite {
    items = List.copyOf(items);
  }

  /** The item of that name; a tie names one that is there. */
  public Item item(String wanted) {
    return items.stream()
        .filter(i -> i.name().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name + " has no item " + wanted));
  }

  /**
   * One item that the write touches, by one action.
   *
   * @param name its kind, or the role by which the steps name it
   * @param kind what it is
   * @param purpose what is done to it
   * @param demands what must hold of what is stored
   * @param increments numbers that change by an amount
   * @param tie where its identity is found in another item; empty where the caller gives it
   * @param steps the steps about it, as the spec writes them
   */
  public record Item(
      String name,
      String kind,
      Purpose purpose,
      List<Demand> demands,
      List<Increment> increments,
      Optional<Tie> tie,
      List<String> steps) {
    public Item {
      demands = List.copyOf(demands);
      increments = List.copyOf(increments);
      steps = List.copyOf(steps);
    }
  }

  /** What a write does to an item. */
  public enum Purpose {
    /** It is stored; there must be none yet. */
    CREATE,
    /** It is removed; it must be there. */
    DELETE,
    /** It changes; it must be there. */
    CHANGE,
    /** It must be there. */
    REQUIRE,
    /** It must not be there. */
    FORBID
  }

  /**
   * The item is the one to which another of the write refers.
   *
   * @param holder the name of the item that holds the reference
   * @param attributes the holder's attributes, in the order of the identity that they stand for
   */
  public record Tie(String holder, List<String> attributes) {
    public Tie {
      attributes = List.copyOf(attributes);
    }
  }

  /**
   * What must hold of an attribute of the stored item.
   *
   * @param constant what it is compared with; empty where the caller gives that, and where nothing
   *     is compared
   */
  public record Demand(String attribute, Test test, Optional<Value> constant) {

    /** Whether the caller gives what it is compared with. */
    public boolean isGiven() {
      return constant.isEmpty() && test != Test.PRESENT && test != Test.ABSENT;
    }
  }

  /** How an attribute is compared. */
  public enum Test {
    IS("is"),
    AT_LEAST("at least"),
    AT_MOST("at most"),
    ABOVE("above"),
    BELOW("below"),
    PRESENT("is present"),
    ABSENT("is absent");

    private final String words;

    Test(String words) {
      this.words = words;
    }

    /** The words of a step. */
    public String words() {
      return words;
    }
  }

  /**
   * A number that changes by an amount.
   *
   * @param by the amount; empty where the caller gives it
   * @param limit how far it may go, itself included: up for an increment, down for a decrement
   */
  public record Increment(
      String attribute, boolean isDecrement, Optional<BigDecimal> by, Optional<BigDecimal> limit) {}
}
