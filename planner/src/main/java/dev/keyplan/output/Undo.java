package dev.keyplan.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** Moves files and remembers it, so that it can be undone. */
final class Undo {

  private final Moves moves;
  private final List<Step> done = new ArrayList<>();

  /** What is back at {@code from} when the step is undone. */
  private record Step(Path from, Path to) {}

  Undo(Moves moves) {
    this.moves = moves;
  }

  void move(Path from, Path to) throws IOException {
    Files.createDirectories(parent(to));
    moves.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    done.add(new Step(from, to));
  }

  /** Keeps a copy of a file that the next move replaces. */
  void keep(Path file, Path copy) throws IOException {
    Files.createDirectories(parent(copy));
    Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
    done.add(new Step(file, copy));
  }

  /**
   * Undoes all, the newest first.
   *
   * @param cause what went wrong; what goes wrong here is added to it
   * @return whether everything is as it was
   */
  boolean run(IOException cause) {
    boolean complete = true;
    for (int i = done.size() - 1; i >= 0; i--) {
      Step step = done.get(i);
      try {
        Files.createDirectories(parent(step.from()));
        Files.move(step.to(), step.from(), StandardCopyOption.REPLACE_EXISTING);
      } catch (IOException e) {
        cause.addSuppressed(e);
        complete = false;
      }
    }
    return complete;
  }

  static Path parent(Path file) {
    return file.resolveSibling("");
  }
}
