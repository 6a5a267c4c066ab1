package dev.keyplan.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the folders on the way to a file really are. */
final class Links {

  private Links() {}

  /**
   * Whether a folder between {@code out} and the file, as far as it exists, is a link that leaves
   * {@code out}.
   */
  static boolean leadOut(Path out, Path file) throws IOException {
    Path real = Files.exists(out) ? out.toRealPath() : out;
    for (Path at = file.getParent(); at != null && !at.equals(out); at = at.getParent()) {
      if (Files.isSymbolicLink(at) && (!Files.exists(at) || !at.toRealPath().startsWith(real))) {
        return true;
      }
    }
    return false;
  }
}
