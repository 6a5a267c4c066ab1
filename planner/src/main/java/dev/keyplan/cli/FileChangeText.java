package dev.keyplan.cli;

import dev.keyplan.output.FileChange;
import dev.keyplan.output.OutputFolder;
import java.util.Locale;

/** One line for each file: what is, or was done, with it. */
final class FileChangeText {

  private FileChangeText() {}

  static String of(FileChange change, boolean check, boolean force) {
    boolean compared = check || OutputFolder.stops(change, force);
    return String.format(
        Locale.ROOT, "%-9s %s", compared ? state(change) : deed(change, force), change.place());
  }

  private static String state(FileChange change) {
    return switch (change.kind()) {
      case SAME -> "same";
      case MISSING -> "missing";
      case DIFFERENT -> "different";
      case STALE -> "stale";
      case EDITED, STALE_EDITED -> "edited";
      case FOREIGN -> "foreign";
      case BLOCKED -> "blocked";
    };
  }

  private static String deed(FileChange change, boolean force) {
    return switch (change.kind()) {
      case SAME -> "same";
      case MISSING -> "new";
      case DIFFERENT, EDITED, FOREIGN, BLOCKED -> "replaced";
      case STALE -> "removed";
      case STALE_EDITED -> force ? "removed" : "kept";
    };
  }
}
