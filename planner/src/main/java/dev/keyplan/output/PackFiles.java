package dev.keyplan.output;

import dev.keyplan.render.GeneratedFile;
import java.util.List;

/**
 * The files of one pack.
 *
 * @param pack the pack's name, and of its folder
 * @param files what it gave
 */
public record PackFiles(String pack, List<GeneratedFile> files) {

  public PackFiles {
    files = List.copyOf(files);
  }
}
