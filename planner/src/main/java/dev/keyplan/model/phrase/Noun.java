package dev.keyplan.model.phrase;

import java.util.List;
import java.util.Optional;

/**
 * A name of a kind, or of an end of a relation, as phrases use it.
 *
 * @param name the kind or role, as the spec writes it
 * @param kind the kind that it stands for when it is an end
 * @param singular its words in lower case
 * @param plural its words in lower case
 * @param beside the parents or ends beside which the noun may be used; anywhere where empty. A
 *     child or edge that leaves out its parent's name is such a noun
 * @param id its key, where that is one attribute
 * @param attributes of the kinds that may be read when it is the main noun
 * @param adjectives what may stand before it
 */
public record Noun(
    String name,
    String kind,
    List<String> singular,
    List<String> plural,
    List<String> beside,
    Optional<String> id,
    List<String> attributes,
    List<Adjective> adjectives) {

  public Noun {
    singular = List.copyOf(singular);
    plural = List.copyOf(plural);
    beside = List.copyOf(beside);
    attributes = List.copyOf(attributes);
    adjectives = List.copyOf(adjectives);
  }

  boolean isShortened() {
    return !beside.isEmpty();
  }

  /** Whether singular and plural are alike. */
  boolean isInvariable() {
    return singular.equals(plural);
  }

  /**
   * A word before a noun that gives one of its attributes a value: {@code open issues}.
   *
   * @param words the value, or the name of a boolean attribute without its "is"
   * @param attribute the attribute
   * @param value the value, as the spec writes it
   */
  public record Adjective(List<String> words, String attribute, String value) {
    public Adjective {
      words = List.copyOf(words);
    }

    /** Whether it is the name of a boolean attribute, rather than an allowed value. */
    boolean isFlag() {
      return value.equals("true") && !words.equals(List.of("true"));
    }
  }
}
