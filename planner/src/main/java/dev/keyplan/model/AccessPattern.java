package dev.keyplan.model;

import dev.keyplan.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One read that the application needs, with its meaning resolved to attributes.
 *
 * @param name lower camel; the method's name
 * @param phrase the canonical phrase
 * @param verb at most one, many, or how many
 * @param kind the kind that is returned
 * @param given attributes with a value that the caller gives, in the order of the parameters;
 *     attributes of {@code kind}, or of the hop's kind where there is a hop
 * @param narrowing fixed values, presence, choices of values
 * @param ranges conditions on an ordered attribute of {@code kind}, beyond equality
 * @param orderBy the order promised, most significant first; empty where none is
 * @param with related kinds that are returned too
 * @param hop where the item is reached through a reference that another item holds
 * @param limit the usual page size
 * @param reading what is asked of the way it is read
 * @param answer what is given of the items found
 * @param description free text
 * @param span its phrase, or its mapping
 */
public record AccessPattern(
    String name,
    String phrase,
    Verb verb,
    String kind,
    List<Parameter> given,
    Narrowing narrowing,
    List<RangeCondition> ranges,
    List<OrderBy> orderBy,
    List<Included> with,
    Optional<Hop> hop,
    OptionalInt limit,
    Reading reading,
    Answer answer,
    Optional<String> description,
    Span span) {

  /** How many items a pattern promises. */
  public enum Verb {
    /** At most one; with an order, the first in it. */
    GET,
    /** Many. */
    LIST,
    /** Their number, and none of them. */
    COUNT
  }

  public AccessPattern {
    given = List.copyOf(given);
    ranges = List.copyOf(ranges);
    orderBy = List.copyOf(orderBy);
    with = List.copyOf(with);
  }

  /** Whether it must read its own writes. */
  public boolean consistent() {
    return reading.consistent();
  }

  /** What is asked, whatever words asked it: two patterns of one meaning are equal in it. */
  List<Object> meaning() {
    return List.of(
        verb, kind, given, narrowing, ranges, orderBy, with, hop, limit, reading, answer);
  }

  /** All parameters in their order: those with equality, then those of the ranges. */
  public List<Parameter> parameters() {
    return java.util.stream.Stream.concat(
            given.stream(), ranges.stream().flatMap(r -> r.parameters().stream()))
        .toList();
  }

  /**
   * A value that the caller gives.
   *
   * @param name the parameter's name, as in {@code placedAtFrom}
   * @param attribute the attribute whose type it has
   */
  public record Parameter(String name, String attribute) {}

  /**
   * A condition that a sort key can serve.
   *
   * @param attribute an ordered attribute
   * @param operator how it is compared
   * @param parameters one, or for {@code BETWEEN} the lower and the upper bound
   */
  public record RangeCondition(String attribute, Operator operator, List<Parameter> parameters) {
    public RangeCondition {
      parameters = List.copyOf(parameters);
    }
  }

  /** The comparisons; both bounds of {@code BETWEEN} are included. */
  public enum Operator {
    BETWEEN("between"),
    AT_LEAST("at-least"),
    AT_MOST("at-most"),
    ABOVE("above"),
    BELOW("below"),
    BEGINS_WITH("begins-with");

    private final String word;

    Operator(String word) {
      this.word = word;
    }

    /** The word of the spec. */
    public String word() {
      return word;
    }
  }

  /** One attribute of an order. */
  public record OrderBy(String attribute, boolean descending) {}

  /**
   * A related kind that is returned too: every item of it whose reference stands for the item that
   * the pattern gets.
   *
   * @param kind the child or edge
   * @param attributes its attributes that equal the identity of the pattern's kind, in that order
   */
  public record Included(String kind, List<String> attributes) {
    public Included {
      attributes = List.copyOf(attributes);
    }
  }

  /**
   * The item wanted is the one that another item refers to, as in "get the person of a passport".
   *
   * @param kind the kind that holds the reference; {@code given} is its identity
   * @param attributes its attributes that hold the identity of the pattern's kind, in that order
   */
  public record Hop(String kind, List<String> attributes) {
    public Hop {
      attributes = List.copyOf(attributes);
    }
  }
}
