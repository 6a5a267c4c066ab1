package dev.keyplan.source;

import java.util.List;

/**
 * A text that a user wrote, with the name by which messages call it.
 *
 * @param name the path as the user gave it, never made absolute
 * @param text the whole text, without a byte order mark
 */
public record SourceFile(String name, String text) {

  /** The line with the given 1-based number, without its line end; empty past the last line. */
  public String line(int number) {
    List<String> lines = text.lines().toList();
    return number <= lines.size() ? lines.get(number - 1) : "";
  }

  @Override
  public String toString() {
    return name;
  }
}
