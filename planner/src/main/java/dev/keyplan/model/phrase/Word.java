package dev.keyplan.model.phrase;

import dev.keyplan.source.Span;
import java.util.Locale;

/**
 * A word, a number, a comma, an equals sign or a text in quotes.
 *
 * @param text as written, without quotes
 * @param isQuoted whether it stood in single quotes
 * @param span where it is
 */
record Word(String text, boolean isQuoted, Span span) {

  /** What is compared with names: lower case, without the marks that join words in names. */
  String folded() {
    return isQuoted ? "'" : fold(text);
  }

  static String fold(String text) {
    return text.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
  }

  boolean is(String word) {
    return !isQuoted && text.equalsIgnoreCase(word);
  }

  @Override
  public String toString() {
    return isQuoted ? "'" + text + "'" : text;
  }
}
