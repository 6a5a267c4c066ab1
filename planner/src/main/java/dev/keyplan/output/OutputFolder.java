package dev.keyplan.output;

import dev.keyplan.output.FileChange.Kind;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The folder for which files are generated; each pack has its own folder in it.
 *
 * <p>Whatever goes wrong is an {@link IOException} whose message names the file, and the folder is
 * as it was.
 */
public final class OutputFolder {

  private final Path out;
  private final Moves moves;

  public OutputFolder(Path out) {
    this(out, Files::move);
  }

  OutputFolder(Path out, Moves moves) {
    this.out = out.toAbsolutePath().normalize();
    this.moves = moves;
  }

  /**
   * How each file compares, pack by pack; those that are gone from a pack come last. Nothing is
   * written.
   */
  public List<FileChange> compare(List<PackFiles> packs) throws IOException {
    if (Files.exists(out) && !Files.isDirectory(out)) {
      throw new FileAlreadyExistsException(out.toString());
    }
    List<FileChange> changes = new ArrayList<>();
    for (PackFiles pack : packs) {
      changes.addAll(Comparison.of(out, pack));
    }
    return changes;
  }

  /**
   * Makes the folder hold what the packs give, or changes nothing.
   *
   * @param packs what to write
   * @param force whether files that keyplan did not write, or that were edited, give way
   * @return how the files compared before; nothing was written if one of them is a conflict that
   *     {@code force} does not solve
   */
  public List<FileChange> write(List<PackFiles> packs, boolean force) throws IOException {
    Staging.recover(out);
    List<FileChange> changes = compare(packs);
    if (changes.stream().anyMatch(c -> stops(c, force))) {
      return changes;
    }
    boolean differs = changes.stream().anyMatch(c -> c.isWritten() || c.isReplaced(force));
    if (differs || !manifestsAreCurrent(packs)) {
      new Staging(out, packs, changes, force).apply(moves);
    }
    return changes;
  }

  private boolean manifestsAreCurrent(List<PackFiles> packs) throws IOException {
    for (PackFiles pack : packs) {
      Path folder = out.resolve(pack.pack());
      boolean current = Manifest.of(folder).equals(Manifest.of(pack));
      if (!current || !Files.exists(folder.resolve(Manifest.FILE))) {
        return false;
      }
    }
    return true;
  }

  /** Whether nothing can be written because of this file. */
  public static boolean stops(FileChange change, boolean force) {
    return change.kind() == Kind.BLOCKED || (change.isConflict() && !force);
  }
}
