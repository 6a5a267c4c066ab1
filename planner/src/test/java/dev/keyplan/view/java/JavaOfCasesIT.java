package dev.keyplan.view.java;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.plan.Plan;
import dev.keyplan.render.GeneratedFile;
import dev.keyplan.testing.JavaModule;
import dev.keyplan.testing.Packs;
import dev.keyplan.testing.Specs;
import dev.keyplan.view.DesignView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The generated Java of every case that has some, compiled together: each case in a package of its
 * own, named after its folder.
 */
class JavaOfCasesIT {

  private static final Path CASES = Path.of("src", "test", "resources", "cases");

  @Test
  void compilesWithoutAWarning(@TempDir Path classes) throws IOException {
    List<GeneratedFile> files = new ArrayList<>();
    int cases = 0;
    for (Path folder : folders()) {
      List<GeneratedFile> generated = java(folder);
      files.addAll(generated);
      cases += generated.isEmpty() ? 0 : 1;
    }
    assertTrue(cases > 30, "cases with Java: " + cases);
    assertEquals("", JavaModule.compile(files, classes));
  }

  private static List<Path> folders() throws IOException {
    try (Stream<Path> found = Files.list(CASES)) {
      return found.filter(p -> Files.exists(p.resolve("spec.yaml"))).sorted().toList();
    }
  }

  /** The files of a case; none where its spec has errors, or bytes that are no text. */
  private static List<GeneratedFile> java(Path folder) throws IOException {
    String spec =
        new String(Files.readAllBytes(folder.resolve("spec.yaml")), StandardCharsets.UTF_8);
    String named = spec.replaceFirst("(?m)^name: .*$", "name: " + folder.getFileName());
    Outcome<Plan> plan = Specs.outcome(named);
    Outcome<DesignView> view = plan.then(Keyplan::review).then(Keyplan::view);
    return view.match(done -> Packs.files("java", Packs.value(plan).model()), failed -> List.of());
  }
}
