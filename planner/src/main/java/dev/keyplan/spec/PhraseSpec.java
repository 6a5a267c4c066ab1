package dev.keyplan.spec;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import java.util.List;

/**
 * A phrase of an access pattern, with the place of each of its words even where YAML folds it over
 * several lines.
 *
 * @param text the phrase as YAML reads it
 * @param words what stands between blanks, in order, punctuation included ({@code pets,}); one with
 *     an escape of YAML in it has the place of the whole phrase
 * @param span the whole phrase, or its first line
 */
public record PhraseSpec(String text, List<Located<String>> words, Span span) {

  public PhraseSpec {
    words = List.copyOf(words);
  }
}
