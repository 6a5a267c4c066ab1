package dev.keyplan.view.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines of text of a given width, written from the top. Widths are counted in code points; a word
 * that is longer than a line stands on a line of its own.
 */
final class TextPage {

  private static final int GAP = 2;
  private static final double LEAST_SHARE = 0.4;

  private final int width;
  private final StringBuilder out = new StringBuilder();

  /**
   * @param width columns of the page, at least 40
   */
  TextPage(int width) {
    this.width = Math.max(40, width);
  }

  /** A heading, with an empty line before it unless it is the first line. */
  void heading(String text) {
    blank();
    line(0, text);
    line(0, "-".repeat(length(text)));
  }

  /** An empty line, unless the page is empty or has one already. */
  void blank() {
    if (!out.isEmpty() && !endsWithBlank()) {
      out.append('\n');
    }
  }

  private boolean endsWithBlank() {
    int end = out.length();
    return end > 1 && out.charAt(end - 1) == '\n' && out.charAt(end - 2) == '\n';
  }

  /** A paragraph, wrapped; the lines after the first stand two columns further in. */
  void paragraph(int indent, String text) {
    hanging(indent, indent + GAP, text);
  }

  /** A paragraph whose first line begins at one column and whose others begin at another. */
  void hanging(int first, int others, String text) {
    List<String> lines = wrap(text, width - Math.max(first, others));
    for (int i = 0; i < lines.size(); i++) {
      line(i == 0 ? first : others, lines.get(i));
    }
  }

  /**
   * A text at the left and a remark at the right end of the line, or below where both do not fit.
   */
  void titled(int indent, String title, String remark) {
    int room = width - indent - length(title) - length(remark);
    if (room < GAP) {
      paragraph(indent, title);
      paragraph(indent + GAP, remark);
    } else {
      line(indent, title + " ".repeat(room) + remark);
    }
  }

  /**
   * Rows in columns, as wide as their widest cell. Where they do not fit, the last column is
   * wrapped; where that would leave it too narrow, it goes below, in every row.
   *
   * @param rows each with the same number of cells, or with one cell: a line of its own between the
   *     others
   */
  void table(int indent, List<List<String>> rows) {
    int last = rows.stream().mapToInt(List::size).max().orElse(1) - 1;
    int start = indent;
    List<Integer> starts = new ArrayList<>();
    for (int column = 0; column < last; column++) {
      starts.add(start);
      start += widest(rows, column) + GAP;
    }
    starts.add(start);
    boolean isBelow = width - start < Math.min(LEAST_SHARE * width, widest(rows, last));
    for (List<String> row : rows) {
      if (row.size() == 1) {
        paragraph(indent, row.get(0));
      } else {
        row(starts, row, isBelow);
      }
    }
  }

  private void row(List<Integer> starts, List<String> row, boolean isBelow) {
    int last = row.size() - 1;
    StringBuilder head = new StringBuilder();
    for (int column = 0; column < last; column++) {
      pad(head, starts.get(column));
      head.append(row.get(column));
    }
    int start = starts.get(last);
    if (isBelow) {
      line(0, head.toString());
      hanging(starts.get(0) + 2 * GAP, starts.get(0) + 2 * GAP, row.get(last));
      return;
    }
    List<String> cell = wrap(row.get(last), width - start);
    pad(head, start);
    line(0, head + cell.get(0));
    cell.subList(1, cell.size()).forEach(rest -> line(start, rest));
  }

  private static void pad(StringBuilder text, int column) {
    text.append(" ".repeat(Math.max(0, column - length(text.toString()))));
  }

  private static int widest(List<List<String>> rows, int column) {
    return rows.stream()
        .filter(row -> row.size() > 1)
        .mapToInt(row -> length(row.get(column)))
        .max()
        .orElse(0);
  }

  private void line(int indent, String text) {
    out.append((" ".repeat(indent) + text).stripTrailing()).append('\n');
  }

  /** The text in lines of at most that width, broken at blanks; at least one line. */
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+", -1)) {
      if (!line.isEmpty() && length(line.toString()) + 1 + length(word) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
