package dev.keyplan.render;

/** The text of a paragraph, heading, list entry or table cell. */
final class MarkdownText {

  private static final String ACTIVE = "\\`*_[]<>&|~$";

  private MarkdownText() {}

  static String escaped(String line, boolean atLineStart) {
    StringBuilder out = new StringBuilder(line.length());
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '<') {
        out.append("&lt;");
      } else if (c == '&') {
        out.append("&amp;");
      } else {
        boolean active = ACTIVE.indexOf(c) >= 0 && !isWithinWord(line, i);
        out.append(active ? "\\" : "").append(c);
      }
    }
    String text = out.toString();
    return atLineStart ? inertStart(text) : text;
  }

  /** An underscore between letters or digits is no emphasis. */
  private static boolean isWithinWord(String line, int index) {
    return line.charAt(index) == '_'
        && index > 0
        && index + 1 < line.length()
        && Character.isLetterOrDigit(line.charAt(index - 1))
        && Character.isLetterOrDigit(line.charAt(index + 1));
  }

  /** No heading, list, rule, quotation or indented code. */
  private static String inertStart(String text) {
    String start = text.stripLeading();
    if (start.matches("[#+=-].*")) {
      return "\\" + start;
    }
    return start.replaceFirst("^([0-9]+)([.)])", "$1\\\\$2");
  }
}
