package dev.keyplan.spec;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * An entry of {@code access-patterns}: a phrase, a mapping that holds a phrase in {@code say}
 * beside other fields, or the structured form. At least one of {@code phrase} and {@code main} is
 * there, and never both.
 *
 * @param phrase the phrase
 * @param main the verb and the kind of the structured form
 * @param by names of attributes and ends, in the order of the parameters
 * @param via the relation meant
 * @param where conditions on attributes
 * @param with names of kinds to return too
 * @param orderBy the order, most significant first
 * @param options what does not change which items are meant
 * @param span the phrase, or the first word of the mapping
 */
public record AccessPatternSpec(
    Optional<PhraseSpec> phrase,
    Optional<Main> main,
    List<Located<String>> by,
    Optional<Located<String>> via,
    List<Condition> where,
    List<Located<String>> with,
    List<Order> orderBy,
    Options options,
    Span span) {

  public AccessPatternSpec {
    by = List.copyOf(by);
    where = List.copyOf(where);
    with = List.copyOf(with);
    orderBy = List.copyOf(orderBy);
  }

  /**
   * {@code get}, {@code list} or {@code count}, at the field's name, and the kind (or role) that it
   * names.
   */
  public record Main(Located<Verb> verb, Located<String> kind) {}

  /** What a pattern promises. */
  public enum Verb {
    /** At most one item. */
    GET("get"),
    /** Many, in order. */
    LIST("list"),
    /** How many there are. */
    COUNT("count");

    private final String word;

    Verb(String word) {
      this.word = word;
    }

    /** The word of the spec, and of a canonical phrase. */
    public String word() {
      return word;
    }
  }

  /**
   * An attribute and the word that says how it is compared.
   *
   * @param values what it is compared with, as the spec fixes it; empty where the caller gives it
   */
  public record Condition(
      Located<String> attribute, Located<Comparison> comparison, List<Located<String>> values) {
    public Condition {
      values = List.copyOf(values);
    }
  }

  /** The words of a condition. */
  public enum Comparison {
    /** The caller gives the value. */
    GIVEN("given"),
    /** The spec gives the value. */
    IS("is"),
    /** Both bounds are included. */
    BETWEEN("between"),
    AT_LEAST("at-least"),
    AT_MOST("at-most"),
    ABOVE("above"),
    BELOW("below"),
    BEGINS_WITH("begins-with"),
    /** An item has the attribute. */
    PRESENT("present"),
    /** An item lacks the attribute. */
    ABSENT("absent");

    private final String word;

    Comparison(String word) {
      this.word = word;
    }

    /** The word of the spec. */
    public String word() {
      return word;
    }

    /** Whether it asks for the attribute, and not for its value. */
    public boolean isPresence() {
      return this == PRESENT || this == ABSENT;
    }
  }

  /** An attribute of {@code order-by}. */
  public record Order(Located<String> attribute, boolean descending) {}

  /**
   * What does not change which items of a tenant are meant.
   *
   * @param name the method's name, lower camel; derived from the canonical phrase where absent
   * @param limit the usual page size, at least 1
   * @param consistent whether it must read its own writes, where it is said
   * @param acrossTenants whether it reads the items of all tenants, where it is said
   * @param description free text
   */
  public record Options(
      Optional<Located<String>> name,
      Optional<Located<Integer>> limit,
      Optional<Located<Boolean>> consistent,
      Optional<Located<Boolean>> acrossTenants,
      Optional<Located<String>> description) {

    /** Nothing said. */
    public static final Options NONE =
        new Options(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
  }
}
