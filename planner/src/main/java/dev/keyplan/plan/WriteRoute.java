package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import java.util.List;

/**
 * How one write of a kind is done: one request, or one transaction where there are several actions.
 *
 * @param name the method's name, such as {@code createStudent}, {@code changeStudentEmail}
 * @param verb what it does
 * @param kind the kind written
 * @param arguments what the caller gives, and what the write makes itself
 * @param actions one or more; two or more are one transaction, all or nothing, and no two touch one
 *     item
 * @param because one sentence: what the conditions guard
 */
public record WriteRoute(
    String name,
    Verb verb,
    Kind kind,
    List<Argument> arguments,
    List<Action> actions,
    String because) {

  /** What a write does. */
  public enum Verb {
    /** Stores a new item; refused if there is one with its identity or one of its unique values. */
    CREATE,
    /** Changes attributes that are in no key and not unique. */
    UPDATE,
    /** Changes attributes from which index keys are made, and those keys with them. */
    CHANGE_INDEXED,
    /** Changes a unique value, its marker and the index keys made from it. */
    CHANGE_UNIQUE,
    /** Removes the item and its markers. */
    DELETE,
    /**
     * What the steps of a composed write check of an item that is there or not, and count in it.
     */
    STEPS
  }

  /** What an argument is for. */
  public enum Role {
    /** Part of the identity of the item. */
    KEY,
    /** A value to store; for an optional attribute it may be absent, which removes it. */
    NEW,
    /** What is stored now and changes; the write is refused if it is not so any more. */
    OLD,
    /**
     * What is stored now and stays, needed for a key; the write is refused if it is not so any
     * more.
     */
    UNCHANGED,
    /** A value that the write makes and stores; no caller gives it. */
    GENERATED,
    /** What a step of a composed write compares with: the stored value must equal it. */
    EXPECTED,
    /** The same, and the stored value must not be below it. */
    FROM,
    /** The same, and the stored value must not be above it. */
    TO,
    /** The amount by which a number changes. */
    BY
  }

  /**
   * A value that the caller gives, or that the write makes. The same attribute may occur as {@code
   * OLD} and as {@code NEW}.
   */
  public record Argument(String attribute, Role role) {}

  public WriteRoute {
    arguments = List.copyOf(arguments);
    actions = List.copyOf(actions);
  }

  public boolean isTransaction() {
    return actions.size() > 1;
  }

  /** The names of the attributes with a role, in order. */
  public List<String> attributes(Role role) {
    return arguments.stream().filter(a -> a.role() == role).map(Argument::attribute).toList();
  }
}
