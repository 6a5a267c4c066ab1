package dev.keyplan.render;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a Java comment: one line, that neither ends the comment nor begins a unicode escape
 * or a tag.
 */
final class JavaComment {

  private static final Pattern BACKSLASHES = Pattern.compile("(\\\\+)(?=u|$)");

  private JavaComment() {}

  static String plain(String value, char before) {
    String line = inert(Texts.folded(value));
    line = line.replace("*/", "*&#47;").replace("/*", "/&#42;");
    if (line.endsWith("*")) {
      line = line.substring(0, line.length() - 1) + "&#42;";
    }
    boolean joins = before == '*' && (line.isEmpty() || line.startsWith("/"));
    return joins ? " " + line : line;
  }

  static String javadoc(String value, char before) {
    String line =
        value
            .replace("&", "&amp;")
            .replace("<", "&lt;")
            .replace(">", "&gt;")
            .replace("@", "&#64;")
            .replace("{", "&#123;")
            .replace("}", "&#125;");
    return plain(line, before);
  }

  /**
   * A backslash before a {@code u} begins an escape only if the backslashes there are odd in
   * number.
   */
  private static String inert(String line) {
    Matcher matcher = BACKSLASHES.matcher(line);
    return matcher.replaceAll(
        m -> Matcher.quoteReplacement(m.group().length() % 2 == 0 ? m.group() : m.group() + "\\"));
  }
}
