package dev.keyplan.render;

import java.util.Locale;

/** The text of a Java literal of any kind. */
final class JavaLiteral {

  private JavaLiteral() {}

  static String escaped(String value) {
    StringBuilder out = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '\\' -> out.append("\\\\");
        case '"' -> out.append("\\\"");
        case '\'' -> out.append("\\'");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> out.append(isSeen(value, i) ? String.valueOf(c) : unicode(c));
      }
    }
    return out.toString();
  }

  /**
   * Blanks at either end would be taken for indentation.
   *
   * @see <a href="https://docs.oracle.com/javase/specs/jls/se17/html/jls-3.html#jls-3.10.6">Text
   *     blocks</a>
   */
  static String inTextBlock(String value) {
    return escaped(value).replaceAll("^ | $", "\\\\s");
  }

  private static String unicode(char c) {
    return String.format(Locale.ROOT, "\\u%04x", (int) c);
  }

  private static boolean isSeen(String value, int index) {
    char c = value.charAt(index);
    if (Character.isSurrogate(c)) {
      return isPaired(value, index);
    }
    return !Texts.endsLine(c) && !Texts.isHidden(c);
  }

  private static boolean isPaired(String value, int index) {
    if (Character.isHighSurrogate(value.charAt(index))) {
      return index + 1 < value.length() && Character.isLowSurrogate(value.charAt(index + 1));
    }
    return index > 0 && Character.isHighSurrogate(value.charAt(index - 1));
  }
}
