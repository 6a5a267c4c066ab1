package dev.keyplan.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.DiagnosticText;
import dev.keyplan.prove.ProofResult;
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
  private static final int PLAN_WIDTH = 100;
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
    byte[] spec = Files.readAllBytes(sample.resolve("spec.yaml"));
    Map<String, String> files = new LinkedHashMap<>(diagnostics(spec));
    files.put("plan.txt", plan(spec));
    files.putAll(SampleFiles.of(spec));
    assertSame(golden, files);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void caseGivesWhatIsExpected(Path folder) throws IOException {
    byte[] spec = Files.readAllBytes(folder.resolve("spec.yaml"));
    Map<String, String> files = new LinkedHashMap<>(diagnostics(spec));
    files.put("plan.txt", inLines(spec));
    assertSame(new GoldenFolder(folder, List.of("spec.yaml")), files);
  }

  /** Keys, requests and writes in lines; nothing where there is no plan. */
  private static String inLines(byte[] spec) {
    return Keyplan.plan("spec.yaml", spec)
        .match(
            done ->
                String.join(
                    "\n",
                    PlanText.keys(done.value()),
                    PlanText.routes(done.value()),
                    PlanText.writes(done.value())),
            failed -> "");
  }

  /** A case that has a plan has one that is right. */
  @ParameterizedTest
  @MethodSource("cases")
  void caseIsProvedIfItHasAPlan(Path folder) throws IOException {
    ProofResult proof =
        Keyplan.plan("spec.yaml", Files.readAllBytes(folder.resolve("spec.yaml")))
            .then(Keyplan::prove)
            .match(
                done -> done.value(), failed -> new ProofResult(List.of(), List.of(), List.of()));
    assertTrue(proof.isProved(), proof.toString());
  }

  private static void assertSame(GoldenFolder golden, Map<String, String> files)
      throws IOException {
    Map<String, String> actual = GoldenFolder.withoutEmpty(files);
    assertEquals("", String.join("\n", golden.compare(actual, UPDATE)));
  }

  private static Map<String, String> diagnostics(byte[] spec) throws IOException {
    return Map.of("diagnostics.txt", DiagnosticText.of(SpecFindings.of(spec)));
  }

  /** What {@code keyplan plan} prints; nothing where there is no plan. */
  private static String plan(byte[] spec) {
    return Keyplan.plan("spec.yaml", spec)
        .then(Keyplan::review)
        .then(Keyplan::view)
        .match(done -> dev.keyplan.view.text.PlanText.of(done.value(), PLAN_WIDTH), failed -> "");
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
