package dev.keyplan.source;

import dev.keyplan.source.YamlNode.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the words of a scalar in the file, so that a message can point at one word of a phrase.
 * Between the words of a scalar the file has only blanks, line ends, quotes, or the header of a
 * block scalar; a word that is not found so (it has an escape in it) gets the place of the whole
 * scalar.
 */
final class Words {

  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern BEFORE_FIRST =
      Pattern.compile("[\"']?|[|>][-+0-9]*[ \\t]*(#[^\\r\\n]*)?\\s+");
  private static final Pattern BETWEEN = Pattern.compile("[\\s\\\\]*");

  private Words() {}

  static List<Located<String>> of(Scalar scalar) {
    List<Located<String>> words = new ArrayList<>();
    String text = scalar.span().file().text();
    Matcher word = WORD.matcher(scalar.text());
    Cursor cursor = new Cursor(text, scalar);
    while (word.find()) {
      words.add(new Located<>(word.group(), cursor.next(word.group())));
    }
    return List.copyOf(words);
  }

  /** Goes through the file's text beside the words. */
  private static final class Cursor {
    private final String text;
    private final Scalar scalar;
    private Pattern gap = BEFORE_FIRST;
    private int at;
    private int line;
    private int lineStart;

    Cursor(String text, Scalar scalar) {
      this.text = text;
      this.scalar = scalar;
      this.at = scalar.offset();
      this.line = scalar.span().line();
      this.lineStart = scalar.offset() - scalar.span().column() + 1;
    }

    Span next(String word) {
      int found = text.indexOf(word, at);
      if (found < 0 || !gap.matcher(text.substring(at, found)).matches()) {
        return scalar.span();
      }
      advance(found);
      at = found + word.length();
      gap = BETWEEN;
      return new Span(scalar.span().file(), line, found - lineStart + 1, word.length());
    }

    private void advance(int to) {
      for (int i = at; i < to; i++) {
        char c = text.charAt(i);
        if (c == '\n' || (c == '\r' && text.charAt(i + 1) != '\n')) {
          line++;
          lineStart = i + 1;
        }
      }
    }
  }
}
