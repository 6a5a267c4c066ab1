package dev.keyplan.diagnostic;

import java.util.List;
import java.util.Locale;

/** Findings as text for a terminal: place, message, the line with a caret, advice. */
public final class DiagnosticText {

  private static final int WIDEST_LINE = 160;

  private DiagnosticText() {}

  /** All findings, one after the other, each ending in a line end. */
  public static String of(List<Diagnostic> diagnostics) {
    StringBuilder out = new StringBuilder();
    diagnostics.forEach(d -> append(out, d));
    return out.toString();
  }

  private static void append(StringBuilder out, Diagnostic d) {
    String severity = d.rule().severity().name().toLowerCase(Locale.ROOT);
    out.append(d.span()).append(": ").append(severity).append(": ");
    out.append(printable(d.message())).append(" [").append(d.rule().id()).append("]\n");
    appendLine(out, d);
    d.help().ifPresent(help -> out.append("      | help: ").append(printable(help)).append('\n'));
    for (Related related : d.related()) {
      out.append("      | see: ").append(related.span()).append(' ');
      out.append(printable(related.message())).append('\n');
    }
    out.append("      | docs: keyplan rules ").append(d.rule().id()).append('\n');
  }

  private static void appendLine(StringBuilder out, Diagnostic d) {
    String line = d.span().file().line(d.span().line());
    int from = Math.max(0, Math.min(d.span().column() - 1 - WIDEST_LINE / 2, line.length()));
    if (line.length() <= WIDEST_LINE) {
      from = 0;
    }
    String shown = line.substring(from, Math.min(line.length(), from + WIDEST_LINE));
    out.append(String.format(Locale.ROOT, "%5d | ", d.span().line()));
    out.append(visible(shown)).append('\n');
    int caret = Math.max(0, Math.min(d.span().column() - 1 - from, shown.length()));
    int length = Math.max(1, Math.min(d.span().length(), shown.length() - caret));
    out.append("      | ").append(" ".repeat(caret)).append("^".repeat(length)).append('\n');
  }

  /** The line as it is, with one column for each of its units, whatever they are. */
  private static String visible(String line) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      int type = Character.getType(c);
      boolean hides = type == Character.CONTROL || type == Character.FORMAT;
      out.append(c == '\t' ? ' ' : hides ? '\uFFFD' : c);
    }
    return out.toString();
  }

  /** Control characters by their code, so that a message never breaks its line or the terminal. */
  private static String printable(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (Character.getType(c) == Character.CONTROL
                  || Character.getType(c) == Character.FORMAT
                  || Character.getType(c) == Character.LINE_SEPARATOR) {
                out.append(String.format(Locale.ROOT, "U+%04X", c));
              } else {
                out.appendCodePoint(c);
              }
            });
    return out.toString();
  }
}
