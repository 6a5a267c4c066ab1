package dev.keyplan.render;

import java.util.regex.Pattern;

/**
 * Mermaid's texts: quoted ones with its own character codes, outside of quotes names only.
 *
 * @see <a
 *     href="https://mermaid.js.org/syntax/flowchart.html#special-characters-that-break-syntax">Special
 *     characters</a>
 */
final class MermaidText {

  private static final Pattern SPECIAL = Pattern.compile("[\"#<>&`\\\\;{}%]");

  private MermaidText() {}

  static String outside(String line) throws OutOfPlace {
    if (line.matches("[\\p{L}\\p{Nd}_-]+")) {
      return line;
    }
    throw new OutOfPlace("a text of Mermaid stands between `\"`");
  }

  static String quoted(String line) {
    return SPECIAL.matcher(line).replaceAll(m -> "#" + (int) m.group().charAt(0) + ";");
  }
}
