package dev.keyplan.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.render.GeneratedFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A run that fails or dies at any of its moves leaves the old files, or what the next run takes for
 * its own.
 */
class InterruptedWriteTest {

  private static final List<PackFiles> OLD =
      OutputFolderTest.pack("a.txt", "old\n", "b.txt", "old\n", "stale/c.txt", "old\n");
  private static final List<PackFiles> NEW =
      OutputFolderTest.pack("a.txt", "new\n", "b.txt", "new\n", "added/d.txt", "new\n");
  private static final Map<String, String> OLD_FILES =
      Map.of("pack/a.txt", "old\n", "pack/b.txt", "old\n", "pack/stale/c.txt", "old\n");
  private static final Map<String, String> NEW_FILES =
      Map.of("pack/a.txt", "new\n", "pack/b.txt", "new\n", "pack/added/d.txt", "new\n");

  @TempDir private Path temp;

  /** Dies as a killed process does: without a chance to put anything back. */
  private static final class Killed extends Error {
    private static final long serialVersionUID = 1L;
  }

  private static Moves killedAt(int last) {
    int[] count = {0};
    return (from, to, how) -> {
      if (count[0]++ == last) {
        throw new Killed();
      }
      return Files.move(from, to, how);
    };
  }

  private static Moves killedAfter(int last) {
    int[] count = {0};
    return (from, to, how) -> {
      Path moved = Files.move(from, to, how);
      if (count[0]++ == last) {
        throw new Killed();
      }
      return moved;
    };
  }

  private static Moves failsAt(int last) {
    int[] count = {0};
    return (from, to, how) -> {
      if (count[0]++ == last) {
        throw new IOException("No space left on device");
      }
      return Files.move(from, to, how);
    };
  }

  /** The number of moves of the run from OLD to NEW. */
  private int moves() throws IOException {
    Path out = temp.resolve("counted");
    new OutputFolder(out).write(OLD, false);
    int[] count = {0};
    Moves counting =
        (from, to, how) -> {
          count[0]++;
          return Files.move(from, to, how);
        };
    new OutputFolder(out, counting).write(NEW, false);
    assertEquals(NEW_FILES, Tree.files(out));
    assertTrue(count[0] >= 8, "moves: " + count[0]);
    return count[0];
  }

  @Test
  void aMoveThatFailsLeavesTheFolderAsItWas() throws IOException {
    int moves = moves();
    for (int at = 0; at < moves; at++) {
      Path out = temp.resolve("failing" + at);
      new OutputFolder(out).write(OLD, false);
      Map<String, String> before = Tree.of(out);
      OutputFolder failing = new OutputFolder(out, failsAt(at));
      assertThrows(IOException.class, () -> failing.write(NEW, false));
      assertEquals(before, Tree.of(out), "failed at move " + at);
    }
  }

  @Test
  void aFirstRunThatFailsLeavesNothing() {
    for (int at = 0; at < 4; at++) {
      Path out = temp.resolve("first" + at + "/deeper");
      OutputFolder failing = new OutputFolder(out, failsAt(at));
      assertThrows(IOException.class, () -> failing.write(NEW, false));
      assertFalse(Files.exists(out.resolveSibling("")), "failed at move " + at);
    }
  }

  /** A folder in which a run from OLD to NEW was killed before, or just after, one of its moves. */
  private Path killed(int at, boolean after) throws IOException {
    Path out = temp.resolve("killed" + at + after);
    new OutputFolder(out).write(OLD, false);
    OutputFolder killed = new OutputFolder(out, after ? killedAfter(at) : killedAt(at));
    assertThrows(Killed.class, () -> killed.write(NEW, false));
    return out;
  }

  @Test
  void afterAKilledRunTheNextOneGoesThrough() throws IOException {
    int moves = moves();
    for (int at = 0; at < 2 * moves; at++) {
      Path out = killed(at / 2, at % 2 == 0);
      new OutputFolder(out).write(NEW, false);
      assertEquals(NEW_FILES, Tree.files(out), "killed at move " + at / 2);
    }
  }

  @Test
  void afterAKilledRunTheOldFilesCanBeHadBack() throws IOException {
    int moves = moves();
    for (int at = 0; at < 2 * moves; at++) {
      Path out = killed(at / 2, at % 2 == 0);
      new OutputFolder(out).write(OLD, false);
      assertEquals(OLD_FILES, Tree.files(out), "killed at move " + at / 2);
    }
  }

  /** The next run may be for another pack; then nobody writes the files of this one again. */
  @Test
  void afterAKilledRunNoFileIsMissing() throws IOException {
    int moves = moves();
    for (int at = 0; at < 2 * moves; at++) {
      Path out = killed(at / 2, at % 2 == 0);
      PackFiles other = new PackFiles("other", List.of(new GeneratedFile("a.txt", "other\n")));
      new OutputFolder(out).write(List.of(other), false);
      Map<String, String> files = Tree.files(out);
      files.remove("other/a.txt");
      boolean allOld = files.entrySet().containsAll(OLD_FILES.entrySet());
      assertTrue(allOld || files.equals(NEW_FILES), "killed at move " + at / 2 + ": " + files);
    }
  }

  @Test
  void twoRunsAtOnceAreNotPossible() throws IOException {
    Path out = temp.resolve("busy");
    Path staging = Files.createDirectories(out.resolve(Staging.FOLDER));
    try (FileChannel busy = RunLock.of(staging)) {
      assertTrue(busy.isOpen());
      IOException refused =
          assertThrows(IOException.class, () -> new OutputFolder(out).write(NEW, false));
      assertTrue(String.valueOf(refused.getMessage()).contains("another run"));
    }
    new OutputFolder(out).write(NEW, false);
    assertEquals(NEW_FILES, Tree.files(out));
  }
}
