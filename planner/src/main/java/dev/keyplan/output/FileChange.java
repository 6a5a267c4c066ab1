package dev.keyplan.output;

/**
 * How a file on disk and what a pack gives compare.
 *
 * @param pack the pack's folder
 * @param path the path in it
 * @param kind how they compare
 * @param text what the pack gives; empty where it gives no such file
 */
public record FileChange(String pack, String path, Kind kind, String text) {

  /** How a file on disk and what a pack gives compare. */
  public enum Kind {
    /** They are equal. */
    SAME,
    /** There is no such file on disk. */
    MISSING,
    /** Keyplan wrote the file, and would write it otherwise now. */
    DIFFERENT,
    /** Keyplan wrote the file, and would not write it any more. */
    STALE,
    /** Keyplan wrote the file, it would write it otherwise now, and somebody has edited it. */
    EDITED,
    /** Keyplan wrote the file, it would not write it any more, and somebody has edited it. */
    STALE_EDITED,
    /** Keyplan did not write the file that stands there. */
    FOREIGN,
    /** Something that is no file, or a link that leads out of the folder, is in the way. */
    BLOCKED
  }

  /** The path in the output folder. */
  public String place() {
    return pack + "/" + path;
  }

  /** Whether nothing is written while it is so, unless it is forced. */
  public boolean isConflict() {
    return kind == Kind.EDITED || kind == Kind.FOREIGN || kind == Kind.BLOCKED;
  }

  /** Whether the folder holds what the pack gives. */
  public boolean isDifference() {
    return kind != Kind.SAME;
  }

  /** Whether the pack gives a file here that is not there yet. */
  boolean isWritten() {
    return switch (kind) {
      case MISSING, DIFFERENT, EDITED, FOREIGN -> true;
      case SAME, STALE, STALE_EDITED, BLOCKED -> false;
    };
  }

  /** Whether there is a file that gives way. */
  boolean isReplaced(boolean force) {
    return switch (kind) {
      case DIFFERENT, STALE, EDITED, FOREIGN -> true;
      case STALE_EDITED -> force;
      case SAME, MISSING, BLOCKED -> false;
    };
  }
}
