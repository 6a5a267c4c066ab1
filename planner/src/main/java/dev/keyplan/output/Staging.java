package dev.keyplan.output;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A folder in the output folder, so on its disk, where new files are written and old ones are kept
 * until all new ones are in place.
 *
 * <p>The order makes a killed run harmless. As long as there is {@code old}, the next run puts its
 * files back, and the manifests name old and new contents, so that neither counts as edited. Only
 * when every file is in its place is {@code old} renamed, and then the manifests are made to name
 * the new contents alone.
 */
final class Staging {

  static final String FOLDER = ".keyplan-staging";

  private static final String NEW = "new";
  private static final String OLD = "old";
  private static final String DONE = "done";
  private static final String BOTH = ".both";

  private final Path out;
  private final Path staging;
  private final List<PackFiles> packs;
  private final List<FileChange> changes;
  private final boolean force;

  Staging(Path out, List<PackFiles> packs, List<FileChange> changes, boolean force) {
    this.out = out;
    this.staging = out.resolve(FOLDER);
    this.packs = packs;
    this.changes = changes;
    this.force = force;
  }

  /** Writes, moves, and forgets the old files; or puts everything back and throws. */
  void apply(Moves moves) throws IOException {
    List<Path> made = Folders.make(staging);
    FileChannel lock = RunLock.of(staging);
    Undo undo = new Undo(moves);
    boolean settled = false;
    try {
      write();
      move(undo);
      settled = true;
    } catch (IOException e) {
      settled = undo.run(e);
      throw e;
    } finally {
      lock.close();
      if (settled) {
        Folders.delete(staging);
        Folders.deleteEmptyParents(out, changes);
        Folders.deleteEmpty(made);
      }
    }
  }

  /** All new contents, so that a full disk is noticed while the old ones are untouched. */
  private void write() throws IOException {
    for (FileChange change : changes) {
      if (change.isWritten()) {
        writeNew(change.place(), change.text());
      }
    }
    for (PackFiles pack : packs) {
      Manifest before = Manifest.of(out.resolve(pack.pack()));
      Manifest after = Manifest.of(pack);
      writeNew(pack.pack() + "/" + Manifest.FILE + BOTH, before.and(after).text());
      writeNew(pack.pack() + "/" + Manifest.FILE, after.text());
    }
  }

  private void writeNew(String place, String text) throws IOException {
    Path file = staging.resolve(NEW).resolve(place);
    Files.createDirectories(Undo.parent(file));
    Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
  }

  private void move(Undo undo) throws IOException {
    Files.createDirectories(staging.resolve(OLD));
    moveManifests(BOTH, undo);
    for (FileChange change : changes) {
      Path target = out.resolve(change.place());
      if (change.isReplaced(force) && Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
        undo.move(target, staging.resolve(OLD).resolve(change.place()));
      }
    }
    for (FileChange change : changes) {
      if (change.isWritten()) {
        undo.move(staging.resolve(NEW).resolve(change.place()), out.resolve(change.place()));
      }
    }
    undo.move(staging.resolve(OLD), staging.resolve(DONE));
    moveManifests("", undo);
  }

  private void moveManifests(String suffix, Undo undo) throws IOException {
    for (PackFiles pack : packs) {
      Path target = out.resolve(pack.pack()).resolve(Manifest.FILE);
      if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
        undo.keep(target, staging.resolve("manifests" + suffix).resolve(pack.pack()));
      }
      undo.move(staging.resolve(NEW).resolve(pack.pack() + "/" + Manifest.FILE + suffix), target);
    }
  }

  /** Takes back what a killed run left half done. */
  static void recover(Path out) throws IOException {
    Path staging = out.resolve(FOLDER);
    if (!Files.isDirectory(staging, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    RunLock.of(staging).close();
    Path old = staging.resolve(OLD);
    for (Path file : Folders.files(old)) {
      Path target = out.resolve(old.relativize(file).toString());
      if (mayGiveWay(out, target)) {
        Files.createDirectories(Undo.parent(target));
        Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
      }
    }
    Folders.delete(staging);
  }

  /** Whether nothing is lost if the file gives way to the one that it replaced. */
  private static boolean mayGiveWay(Path out, Path target) throws IOException {
    if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      return true;
    }
    Path pack = out.resolve(out.relativize(target).getName(0));
    String path = pack.relativize(target).toString().replace('\\', '/');
    return Manifest.of(pack).knows(path, Sha256.of(Files.readAllBytes(target)));
  }
}
