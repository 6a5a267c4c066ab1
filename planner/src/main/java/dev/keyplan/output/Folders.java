package dev.keyplan.output;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders that come and go with the files in them. */
final class Folders {

  private Folders() {}

  /** Makes a folder and those above it; gives the ones that were not there, the deepest first. */
  static List<Path> make(Path folder) throws IOException {
    List<Path> made = new ArrayList<>();
    for (Path at = folder; at != null && !Files.exists(at); at = at.getParent()) {
      made.add(at);
    }
    Files.createDirectories(folder);
    return made;
  }

  /** All files below a folder; none if there is no such folder. */
  static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> walk = Files.walk(folder)) {
      return walk.filter(f -> !Files.isDirectory(f, LinkOption.NOFOLLOW_LINKS)).toList();
    }
  }

  /** Deletes a folder with all that is in it; links are deleted, not followed. */
  static void delete(Path folder) throws IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    List<Path> all;
    try (Stream<Path> walk = Files.walk(folder)) {
      all = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : all) {
      Files.deleteIfExists(path);
    }
  }

  /** Deletes those that are empty. */
  static void deleteEmpty(List<Path> folders) throws IOException {
    for (Path folder : folders) {
      deleteIfEmpty(folder);
    }
  }

  /** Deletes the folders that stale files leave empty. */
  static void deleteEmptyParents(Path out, List<FileChange> changes) throws IOException {
    for (FileChange change : changes) {
      Path at = Undo.parent(out.resolve(change.place()));
      while (at.startsWith(out) && !at.equals(out)) {
        deleteIfEmpty(at);
        at = Undo.parent(at);
      }
    }
  }

  private static void deleteIfEmpty(Path folder) throws IOException {
    try {
      if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
        Files.delete(folder);
      }
    } catch (DirectoryNotEmptyException | NoSuchFileException stays) {
      // somebody's files are in it, or it is gone already
    }
  }
}
