package dev.keyplan.source;

/**
 * A place in a source file. Line and column are 1-based and count UTF-16 units, as editors do.
 *
 * @param file the file
 * @param line the first line, from 1
 * @param column the first column, from 1
 * @param length the number of columns, at least 0, all on one line
 */
public record Span(SourceFile file, int line, int column, int length) implements Comparable<Span> {

  public Span {
    if (line < 1 || column < 1 || length < 0) {
      throw new IllegalArgumentException("not a place: " + line + ":" + column + "+" + length);
    }
  }

  @Override
  public int compareTo(Span other) {
    int byFile = file.name().compareTo(other.file.name());
    if (byFile != 0) {
      return byFile;
    }
    int byLine = Integer.compare(line, other.line);
    return byLine != 0 ? byLine : Integer.compare(column, other.column);
  }

  /** {@code file:line:column}, as compilers print it. */
  @Override
  public String toString() {
    return file.name() + ":" + line + ":" + column;
  }
}
