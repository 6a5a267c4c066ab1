package dev.keyplan.model;

import dev.keyplan.source.Span;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * One attribute of a kind, stored under its own name.
 *
 * @param name as written and stored
 * @param type its type
 * @param optional whether an item may lack it
 * @param immutable whether it never changes after creation; always true for identity and references
 * @param reference whether it stands for (part of) the identity of another kind
 * @param limits what its values must satisfy
 * @param filling what fills or changes a value before it is stored
 * @param examples values that the author gave for example items, in their order; may be empty
 * @param description free text
 * @param span its declaration; for a reference that is not repeated, the end that adds it
 */
public record Attribute(
    String name,
    AttributeType type,
    boolean optional,
    boolean immutable,
    boolean reference,
    Limits limits,
    Filling filling,
    List<String> examples,
    Optional<String> description,
    Span span) {

  public Attribute {
    examples = List.copyOf(examples);
  }

  /**
   * Bounds of an attribute's values.
   *
   * @param oneOf the allowed values, empty where all are
   * @param min the least number allowed
   * @param max the greatest number allowed
   * @param scale digits after the decimal point of a {@code number}, 0 to 37
   * @param pattern a regular expression that a text must match whole
   */
  public record Limits(
      List<String> oneOf,
      Optional<BigDecimal> min,
      Optional<BigDecimal> max,
      Optional<Integer> scale,
      Optional<String> pattern) {

    public static final Limits NONE =
        new Limits(
            List.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    public Limits {
      oneOf = List.copyOf(oneOf);
    }
  }

  /**
   * What fills or changes a value before it is stored.
   *
   * @param byDefault the value of a new item where none is given, as the spec writes it
   * @param isLowerCase whether values are stored, and looked up, in lower case
   * @param generated what makes the value of a new item, which is then given by nobody
   */
  public record Filling(
      Optional<String> byDefault, boolean isLowerCase, Optional<Generator> generated) {

    public static final Filling NONE = new Filling(Optional.empty(), false, Optional.empty());
  }

  /** What makes a value. */
  public enum Generator {
    /** A random UUID. */
    UUID,
    /** A ULID, which sorts by the moment at which it was made. */
    ULID,
    /** The moment or the day of creation. */
    NOW,
    /** The next whole number within the parent. */
    SEQUENCE
  }
}
