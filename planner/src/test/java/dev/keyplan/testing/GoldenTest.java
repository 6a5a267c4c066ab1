package dev.keyplan.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.keyplan.diagnostic.DiagnosticText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What keyplan says and makes of every sample and case, compared with the files beside it. {@code
 * mvn -q -pl planner test -Dtest=GoldenTest -Dgolden=update} rewrites them and still fails: whoever
 * updates must read.
 */
class GoldenTest {

  private static final Path SAMPLES = Path.of("..", "samples");
  private static final Path CASES = Path.of("src", "test", "resources", "cases");
  private static final boolean UPDATE = "update".equals(System.getProperty("golden"));

  static Stream<Path> samples() throws IOException {
    return folders(SAMPLES);
  }

  static Stream<Path> cases() throws IOException {
    return folders(CASES);
  }

  private static Stream<Path> folders(Path root) throws IOException {
    try (Stream<Path> found = Files.list(root)) {
      return found.filter(p -> Files.exists(p.resolve("spec.yaml"))).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void sampleGivesWhatIsExpected(Path sample) throws IOException {
    GoldenFolder golden = new GoldenFolder(sample.resolve("expected"), List.of());
    assertSame(golden, sample.resolve("spec.yaml"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void caseGivesWhatIsExpected(Path folder) throws IOException {
    assertSame(new GoldenFolder(folder, List.of("spec.yaml")), folder.resolve("spec.yaml"));
  }

  private static void assertSame(GoldenFolder golden, Path spec) throws IOException {
    Map<String, String> actual = GoldenFolder.withoutEmpty(actual(Files.readAllBytes(spec)));
    assertEquals("", String.join("\n", golden.compare(actual, UPDATE)));
  }

  /** Everything that keyplan makes of a spec, by the name of the file in which it is kept. */
  private static Map<String, String> actual(byte[] spec) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("diagnostics.txt", DiagnosticText.of(SpecFindings.of(spec)));
    return files;
  }

  @Test
  void missingExtraAndDifferentFilesAreAllReported(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("extra.txt"), "x\n");
    Files.writeString(folder.resolve("same.txt"), "s\n");
    Files.writeString(folder.resolve("different.txt"), "old\n");
    GoldenFolder golden = new GoldenFolder(folder, List.of());
    Map<String, String> actual = Map.of("same.txt", "s\n", "different.txt", "new\n", "a.txt", "a");
    List<String> found = golden.compare(actual, false);
    assertEquals(3, found.size(), found.toString());
    assertEquals("old\n", Files.readString(folder.resolve("different.txt")));
    assertEquals("a", Files.readString(folder.resolve("a.txt")), "a missing file is written");
  }

  @Test
  void anUpdateRewritesAndStillReports(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("extra.txt"), "x\n");
    Files.writeString(folder.resolve("different.txt"), "old\n");
    GoldenFolder golden = new GoldenFolder(folder, List.of());
    assertEquals(2, golden.compare(Map.of("different.txt", "new\n"), true).size());
    assertFalse(Files.exists(folder.resolve("extra.txt")));
    assertEquals(List.of(), golden.compare(Map.of("different.txt", "new\n"), false));
  }
}
