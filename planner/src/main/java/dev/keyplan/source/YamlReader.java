package dev.keyplan.source;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads a file into a tree. Whatever the bytes are, the answer is a tree, problems, or both;
 * nothing is thrown.
 *
 * <p>YAML's scalars stay text, so {@code NO}, {@code on}, {@code 007} and dates are what the author
 * wrote. Anchors, aliases, merge keys, tags and further documents are refused: a reader would have
 * to follow them to know what a line means, and no position would tell the truth.
 */
public final class YamlReader {

  /** The largest file that is read: 8 MB. */
  public static final int SIZE_LIMIT = 8 * 1024 * 1024;

  /** The deepest nesting of mappings and lists; the language itself needs 8. */
  public static final int NESTING_LIMIT = 64;

  private YamlReader() {}

  /**
   * Reads bytes.
   *
   * @param name how messages call the file
   * @param bytes at most {@link #SIZE_LIMIT}, or the file is refused
   */
  public static YamlTree read(String name, byte[] bytes) {
    Decoded decoded = Decoded.of(name, bytes);
    List<YamlProblem> problems = new ArrayList<>(decoded.problems());
    if (!problems.isEmpty()) {
      return YamlTree.without(decoded.file(), problems);
    }
    Positions positions = new Positions(decoded.file());
    return new TreeBuilder(positions, problems).tree();
  }
}
