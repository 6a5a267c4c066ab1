package dev.keyplan.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.render.GeneratedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is overwritten, what is removed, and what never is. */
class OutputFolderTest {

  @TempDir private Path temp;
  private Path out;

  @BeforeEach
  void nothingThere() {
    out = temp.resolve("build/school");
  }

  /** Files of one pack: path, text, path, text, … */
  static List<PackFiles> pack(String... pathsAndTexts) {
    List<GeneratedFile> files = new ArrayList<>();
    for (int i = 0; i < pathsAndTexts.length; i += 2) {
      files.add(new GeneratedFile(pathsAndTexts[i], pathsAndTexts[i + 1]));
    }
    return List.of(new PackFiles("pack", files));
  }

  private List<FileChange> write(List<PackFiles> packs) throws IOException {
    return new OutputFolder(out).write(packs, false);
  }

  private static List<String> kinds(List<FileChange> changes) {
    return changes.stream().map(c -> c.kind() + " " + c.place()).toList();
  }

  @Test
  void allFilesAreWrittenAndThenTheSame() throws IOException {
    List<PackFiles> packs = pack("a.txt", "one\n", "b/c.txt", "two\n");
    assertEquals(List.of("MISSING pack/a.txt", "MISSING pack/b/c.txt"), kinds(write(packs)));
    assertEquals(Map.of("pack/a.txt", "one\n", "pack/b/c.txt", "two\n"), Tree.files(out));
    Map<String, String> before = Tree.of(out);
    assertEquals(
        List.of("SAME pack/a.txt", "SAME pack/b/c.txt"),
        kinds(new OutputFolder(out, (from, to, how) -> fail(from)).write(packs, false)));
    assertEquals(before, Tree.of(out));
  }

  private static Path fail(Path from) {
    throw new AssertionError("nothing is to be moved, but " + from + " is");
  }

  @Test
  void comparingWritesNothing() throws IOException {
    List<FileChange> changes = new OutputFolder(out).compare(pack("a.txt", "one\n"));
    assertEquals(List.of("MISSING pack/a.txt"), kinds(changes));
    assertFalse(Files.exists(out));
  }

  @Test
  void staleFilesGoWithTheirFolders() throws IOException {
    write(pack("a.txt", "one\n", "deep/er/b.txt", "two\n"));
    assertEquals(
        List.of("DIFFERENT pack/a.txt", "STALE pack/deep/er/b.txt"),
        kinds(write(pack("a.txt", "new\n"))));
    assertEquals(Map.of("pack/a.txt", "new\n"), Tree.files(out));
    assertFalse(Files.exists(out.resolve("pack/deep")));
  }

  @Test
  void anEditedFileStopsEverything() throws IOException {
    write(pack("a.txt", "one\n", "b.txt", "two\n"));
    Files.writeString(out.resolve("pack/a.txt"), "edited\n");
    Map<String, String> before = Tree.of(out);
    List<PackFiles> next = pack("a.txt", "new\n", "b.txt", "new\n");
    assertEquals(List.of("EDITED pack/a.txt", "DIFFERENT pack/b.txt"), kinds(write(next)));
    assertEquals(before, Tree.of(out));
    new OutputFolder(out).write(next, true);
    assertEquals(Map.of("pack/a.txt", "new\n", "pack/b.txt", "new\n"), Tree.files(out));
  }

  @Test
  void aForeignFileStopsEverything() throws IOException {
    Files.createDirectories(out.resolve("pack"));
    Files.writeString(out.resolve("pack/a.txt"), "mine\n");
    assertEquals(List.of("FOREIGN pack/a.txt"), kinds(write(pack("a.txt", "one\n"))));
    assertEquals(Map.of("pack/a.txt", "mine\n"), Tree.files(out));
  }

  @Test
  void otherFilesAreLeftAlone() throws IOException {
    Files.createDirectories(out.resolve("pack"));
    Files.writeString(out.resolve("pack/notes.txt"), "mine\n");
    write(pack("a.txt", "one\n"));
    write(pack("b.txt", "two\n"));
    assertEquals(Map.of("pack/notes.txt", "mine\n", "pack/b.txt", "two\n"), Tree.files(out));
  }

  @Test
  void anEditedStaleFileIsKeptAndIsTheAuthorsFromThenOn() throws IOException {
    write(pack("a.txt", "one\n", "b.txt", "two\n"));
    Files.writeString(out.resolve("pack/b.txt"), "edited\n");
    assertEquals(
        List.of("SAME pack/a.txt", "STALE_EDITED pack/b.txt"),
        kinds(write(pack("a.txt", "one\n"))));
    assertEquals(Map.of("pack/a.txt", "one\n", "pack/b.txt", "edited\n"), Tree.files(out));
    assertEquals(List.of("SAME pack/a.txt"), kinds(write(pack("a.txt", "one\n"))));
  }

  @Test
  void aFolderInTheWayIsNeverRemoved() throws IOException {
    Files.createDirectories(out.resolve("pack/a.txt"));
    assertEquals(
        List.of("BLOCKED pack/a.txt"),
        kinds(new OutputFolder(out).write(pack("a.txt", "one\n"), true)));
    assertTrue(Files.isDirectory(out.resolve("pack/a.txt")));
  }

  @Test
  void aFileBecomesAFolderAndBack() throws IOException {
    write(pack("a", "one\n"));
    write(pack("a/b.txt", "two\n"));
    assertEquals(Map.of("pack/a/b.txt", "two\n"), Tree.files(out));
  }

  @Test
  void aChangeOfCaseAloneLeavesOneFile() throws IOException {
    write(pack("TableA.java", "one\n"));
    write(pack("Tablea.java", "one\n"));
    assertEquals(Map.of("pack/Tablea.java", "one\n"), Tree.files(out));
  }

  @Test
  void aLinkThatLeadsOutIsNotFollowed() throws IOException {
    Path elsewhere = Files.createDirectories(temp.resolve("elsewhere"));
    Files.createDirectories(out);
    Files.createSymbolicLink(out.resolve("pack"), elsewhere);
    assertEquals(
        List.of("BLOCKED pack/a.txt"),
        kinds(new OutputFolder(out).write(pack("a.txt", "one\n"), true)));
    assertEquals(Map.of(), Tree.files(elsewhere));
  }

  @Test
  void aLinkInPlaceOfAFileIsReplacedNotFollowed() throws IOException {
    Path elsewhere = Files.writeString(temp.resolve("elsewhere.txt"), "mine\n");
    Files.createDirectories(out.resolve("pack"));
    Files.createSymbolicLink(out.resolve("pack/a.txt"), elsewhere);
    assertEquals(List.of("FOREIGN pack/a.txt"), kinds(write(pack("a.txt", "one\n"))));
    new OutputFolder(out).write(pack("a.txt", "one\n"), true);
    assertEquals("mine\n", Files.readString(elsewhere));
    assertEquals(Map.of("pack/a.txt", "one\n"), Tree.files(out));
  }

  @Test
  void aManifestThatNamesFilesElsewhereIsNotBelieved() throws IOException {
    Files.writeString(temp.resolve("build.txt"), "mine\n");
    write(pack("a.txt", "one\n"));
    String forged =
        new Manifest(List.of(new Manifest.Entry("../../../build.txt", Sha256.of("mine\n")))).text();
    Files.writeString(out.resolve("pack").resolve(Manifest.FILE), forged);
    write(pack("a.txt", "one\n"));
    assertTrue(Files.exists(temp.resolve("build.txt")));
  }

  @Test
  void packsAreApart() throws IOException {
    write(pack("a.txt", "one\n"));
    write(List.of(new PackFiles("other", List.of(new GeneratedFile("a.txt", "two\n")))));
    assertEquals(Map.of("pack/a.txt", "one\n", "other/a.txt", "two\n"), Tree.files(out));
  }
}
