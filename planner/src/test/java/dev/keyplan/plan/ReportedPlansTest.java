package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.ModelResolver;
import dev.keyplan.spec.SpecReader;
import dev.keyplan.testing.PlanText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Designs that people have got wrong in public, each a spec with its keys, requests and writes
 * beside it. A missing file is written and fails.
 */
class ReportedPlansTest {

  private static final Path PLANS = Path.of("src", "test", "resources", "plans");

  static Stream<Path> specs() throws IOException {
    try (Stream<Path> found = Files.list(PLANS)) {
      return found.sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("specs")
  void planIsTheOneExpected(Path folder) throws IOException {
    String actual = planned(Files.readAllBytes(folder.resolve("spec.yaml")));
    Path expected = folder.resolve("plan.txt");
    if (Files.notExists(expected)) {
      Files.writeString(expected, actual);
      throw new AssertionError("written, read it: " + expected);
    }
    assertEquals(Files.readString(expected), actual);
  }

  private static String planned(byte[] spec) {
    return SpecReader.read("spec.yaml", spec)
        .then(ModelResolver::resolve)
        .then(Planner::plan)
        .match(
            done ->
                PlanText.keys(done.value())
                    + "\n"
                    + PlanText.routes(done.value())
                    + "\n"
                    + PlanText.writes(done.value()),
            failed ->
                failed.diagnostics().stream()
                    .map(Diagnostic::toString)
                    .collect(Collectors.joining("\n", "", "\n")));
  }
}
