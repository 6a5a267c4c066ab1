package dev.keyplan.source;

import java.util.Arrays;

/**
 * Turns offsets into places. The parser counts code points and takes more characters for line ends
 * than editors do (U+0085, U+2028, U+2029), so its own lines and columns are not used.
 */
final class Positions {

  private final SourceFile file;
  private final String text;
  private final int[] lineStarts;
  private final int[] unitOfCodePoint;

  Positions(SourceFile file) {
    this.file = file;
    this.text = file.text();
    this.lineStarts = lineStarts(text);
    this.unitOfCodePoint = unitsOfCodePoints(text);
  }

  SourceFile file() {
    return file;
  }

  /** The offset in UTF-16 units of the given code point. */
  int unit(long codePoint) {
    int index = (int) Math.max(0, Math.min(codePoint, text.length()));
    if (unitOfCodePoint.length == 0) {
      return index;
    }
    return unitOfCodePoint[Math.min(index, unitOfCodePoint.length - 1)];
  }

  /** The character at an offset in UTF-16 units; NUL at the end. */
  char charAt(int unit) {
    return unit < text.length() ? text.charAt(unit) : '\0';
  }

  /** The rest of the line from an offset in UTF-16 units. */
  String restOfLine(int unit) {
    int start = Math.min(unit, text.length());
    return text.substring(start, Math.max(start, lineEnd(lineOf(start))));
  }

  /** What stands on the line before an offset in UTF-16 units. */
  String lineBefore(int unit) {
    int end = Math.min(unit, text.length());
    return text.substring(lineStarts[lineOf(end)], end);
  }

  /** A place from one offset to another, cut at the end of its first line. */
  Span spanOfUnits(int from, int to) {
    int start = Math.max(0, Math.min(from, text.length()));
    int line = lineOf(start);
    int end = Math.max(start, Math.min(to, lineEnd(line)));
    int column = Math.min(start, lineEnd(line)) - lineStarts[line] + 1;
    return new Span(file, line + 1, column, end - start);
  }

  /** The places of all indentations in which there is a tab. */
  java.util.List<Span> tabIndentations() {
    java.util.List<Span> found = new java.util.ArrayList<>();
    for (int line = 0; line < lineStarts.length; line++) {
      int i = lineStarts[line];
      int end = lineEnd(line);
      while (i < end && text.charAt(i) == ' ') {
        i++;
      }
      if (i < end && text.charAt(i) == '\t' && !text.substring(i, end).isBlank()) {
        found.add(spanOfUnits(i, i + 1));
      }
    }
    return found;
  }

  private int lineOf(int unit) {
    int found = Arrays.binarySearch(lineStarts, unit);
    return found >= 0 ? found : -found - 2;
  }

  private int lineEnd(int line) {
    int end = line + 1 < lineStarts.length ? lineStarts[line + 1] : text.length();
    while (end > lineStarts[line] && isLineEnd(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  private static int[] lineStarts(String text) {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends =
          c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'));
      if (ends) {
        starts = count == starts.length ? Arrays.copyOf(starts, count * 2) : starts;
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  /** Empty where every code point is one unit. */
  private static int[] unitsOfCodePoints(String text) {
    int count = text.codePointCount(0, text.length());
    if (count == text.length()) {
      return new int[0];
    }
    int[] units = new int[count + 1];
    int unit = 0;
    for (int i = 0; i < count; i++) {
      units[i] = unit;
      unit += Character.charCount(text.codePointAt(unit));
    }
    units[count] = unit;
    return units;
  }
}
