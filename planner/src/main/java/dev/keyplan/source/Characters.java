package dev.keyplan.source;

import dev.keyplan.source.YamlProblem.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Looks for characters that no spec holds: control characters, and a byte order mark that is not
 * the first.
 */
final class Characters {

  /** A file that is no text at all is full of them; the first few say enough. */
  private static final int MOST_REPORTED = 10;

  private Characters() {}

  static List<YamlProblem> problems(SourceFile file) {
    List<YamlProblem> problems = new ArrayList<>();
    String text = file.text();
    Positions positions = null;
    for (int i = 0; i < text.length() && problems.size() < MOST_REPORTED; i++) {
      char c = text.charAt(i);
      if (c == '\uFEFF' || isControl(c)) {
        positions = positions == null ? new Positions(file) : positions;
        problems.add(problem(c, positions.spanOfUnits(i, i + 1)));
      }
    }
    return problems;
  }

  private static YamlProblem problem(char c, Span span) {
    if (c == '\uFEFF') {
      return YamlProblem.of(
          Kind.BYTE_ORDER_MARK,
          span,
          "an invisible byte order mark (U+FEFF) stands here; a file has at most one, at its start",
          "delete the invisible character");
    }
    String code = String.format(Locale.ROOT, "U+%04X", (int) c);
    return YamlProblem.of(
        Kind.CONTROL_CHARACTER,
        span,
        "the control character " + code + " stands here",
        "delete it; between double quotes YAML has escapes such as \"\\n\"");
  }

  private static boolean isControl(char c) {
    boolean allowed = c == '\t' || c == '\n' || c == '\r' || c == '\u0085';
    boolean lower = c < ' ' || (c >= '\u007F' && c <= '\u009F');
    return (lower && !allowed) || c == '\uFFFE' || c == '\uFFFF' || turnsDirection(c);
  }

  /** What a reviewer reads would differ from what a program reads. */
  private static boolean turnsDirection(char c) {
    return (c >= '\u202A' && c <= '\u202E') || (c >= '\u2066' && c <= '\u2069');
  }
}
