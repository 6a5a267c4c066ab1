package dev.keyplan.spec;

import dev.keyplan.source.Located;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * An entry of {@code attributes}.
 *
 * @param name begins with a lower-case letter
 * @param type one of the language's type words, without the {@code ?}; {@code string} at the place
 *     of {@code one-of} where only that is given
 * @param optional written as {@code ?} after the type or as {@code optional: true}
 * @param immutable written as {@code immutable: true}
 * @param examples values for example items, as written
 * @param limits what its values must satisfy
 * @param filling what fills or changes a value before it is stored
 * @param description free text
 */
public record AttributeSpec(
    Located<String> name,
    Located<String> type,
    boolean optional,
    boolean immutable,
    List<Located<String>> examples,
    Limits limits,
    Filling filling,
    Optional<Located<String>> description) {

  public AttributeSpec {
    examples = List.copyOf(examples);
  }

  /**
   * What an attribute's values must satisfy; whether a limit suits the type is the model's
   * question.
   *
   * @param oneOf the allowed values, as written; empty where all are
   * @param min the least number
   * @param max the greatest number
   * @param scale digits after the decimal point, 0 to 37
   * @param pattern a regular expression that compiles
   */
  public record Limits(
      List<Located<String>> oneOf,
      Optional<Located<BigDecimal>> min,
      Optional<Located<BigDecimal>> max,
      Optional<Located<Integer>> scale,
      Optional<Located<String>> pattern) {

    /** No limits. */
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
   * @param byDefault the value of a new item where none is given, as written
   * @param normalise {@code lowercase}
   * @param generate {@code uuid}, {@code ulid}, {@code now} or {@code sequence}
   */
  public record Filling(
      Optional<Located<String>> byDefault,
      Optional<Located<String>> normalise,
      Optional<Located<String>> generate) {

    /** Values are given, and stored as they are. */
    public static final Filling NONE =
        new Filling(Optional.empty(), Optional.empty(), Optional.empty());
  }
}
