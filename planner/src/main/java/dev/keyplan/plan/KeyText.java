package dev.keyplan.plan;

import dev.keyplan.model.Attribute;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The text of a key, or of a prefix or bound of one, that a request computes from its parameters.
 *
 * @param parts joined by the delimiter
 * @param ending what follows the last part
 */
public record KeyText(List<Part> parts, Ending ending) {

  public KeyText {
    parts = List.copyOf(parts);
  }

  /** What follows the last part. */
  public enum Ending {
    /**
     * Nothing: a whole key, the lower bound of an inclusive range, or a text prefix that the
     * pattern asks for.
     */
    NONE(""),
    /** The delimiter: a closed prefix, below all that continues it. */
    DELIMITER(KeyEncoding.DELIMITER),
    /**
     * The character after the delimiter: above all that continues the parts, below every other
     * continuation.
     */
    PAST_DELIMITER(KeyEncoding.PAST_DELIMITER);

    private final String text;

    Ending(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /** A part of the text. */
  public sealed interface Part {

    /** One function for each case. */
    default <R> R match(Function<Fixed, R> fixed, Function<Bound, R> bound) {
      return this instanceof Fixed f ? fixed.apply(f) : bound.apply((Bound) this);
    }
  }

  /**
   * A text that is the same for every request.
   *
   * @param text a literal of the key template, or an encoded value
   * @param attribute the attribute whose value it is, where the pattern fixes it and the key holds
   *     every value; empty for a literal
   */
  public record Fixed(String text, Optional<String> attribute) implements Part {
    public Fixed(String text) {
      this(text, Optional.empty());
    }
  }

  /**
   * The encoded value of an attribute.
   *
   * @param attribute gives the encoding
   * @param source where the value comes from
   * @param form the value itself, the one before it, or the start of a text
   */
  public record Bound(Attribute attribute, Source source, Form form) implements Part {}

  /** What of a value is used. */
  public enum Form {
    /** The encoded value. */
    WHOLE,
    /**
     * The encoding of the value one unit below (1, one millisecond, one day, one unit of the
     * scale): an excluded upper bound where nothing follows the attribute in the key. Only for
     * types that have units.
     */
    ONE_BELOW,
    /** The encoded start of a text, for a pattern that asks for texts that begin with it. */
    TEXT_PREFIX
  }

  /** Where a value comes from. */
  public sealed interface Source {

    /** One function for each case. */
    default <R> R match(Function<Given, R> given, Function<Previous, R> previous) {
      return this instanceof Given g ? given.apply(g) : previous.apply((Previous) this);
    }
  }

  /** A parameter of the pattern, by name. */
  public record Given(String parameter) implements Source {}

  /** An attribute of the item that the previous step returned. */
  public record Previous(String attribute) implements Source {}

  /** {@code ENROLL#CRS#<courseId>#}, with the sources' names between angle brackets. */
  @Override
  public String toString() {
    return parts.stream()
            .map(p -> p.match(Fixed::text, KeyText::named))
            .collect(Collectors.joining(KeyEncoding.DELIMITER))
        + ending.text();
  }

  private static String named(Bound bound) {
    String name = bound.source().match(Given::parameter, Previous::attribute);
    return switch (bound.form()) {
      case WHOLE -> "<" + name + ">";
      case ONE_BELOW -> "<" + name + " less one unit>";
      case TEXT_PREFIX -> "<" + name + "…>";
    };
  }
}
