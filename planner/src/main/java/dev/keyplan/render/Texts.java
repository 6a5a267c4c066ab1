package dev.keyplan.render;

import java.util.Locale;

/** What all formats do with characters that are not to be seen as they are. */
final class Texts {

  private Texts() {}

  /** Whether a character ends a line in any of the languages that are written. */
  static boolean endsLine(int c) {
    return (c >= '\n' && c <= '\r') || c == 0x85 || c == 0x2028 || c == 0x2029;
  }

  /**
   * Whether a character is invisible or changes the direction of what follows, so that a reader
   * sees something else than a compiler does.
   *
   * @see <a href="https://trojansource.codes/">Trojan Source: Invisible Vulnerabilities</a>
   */
  static boolean isHidden(int c) {
    boolean control = c < ' ' || (c >= 0x7f && c < 0xa0);
    boolean direction = (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
    boolean mark = c == 0x200e || c == 0x200f || c == 0x61c || c == 0xfeff;
    return control
        || direction
        || mark
        || (c >= 0xd800 && c <= 0xdfff)
        || c == 0xfffe
        || c == 0xffff;
  }

  /** The text on one line: line ends and tabs are blanks, hidden characters are named. */
  static String folded(String value) {
    StringBuilder out = new StringBuilder(value.length());
    boolean afterLineEnd = false;
    for (int c : value.codePoints().toArray()) {
      if (endsLine(c) || c == '\t') {
        out.append(afterLineEnd ? "" : " ");
      } else if (isHidden(c)) {
        out.append(String.format(Locale.ROOT, "U+%04X", c));
      } else {
        out.appendCodePoint(c);
      }
      afterLineEnd = endsLine(c);
    }
    return out.toString();
  }
}
