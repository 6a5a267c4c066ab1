package dev.keyplan.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code keyplan prove}: what it prints, and what it says to the build that called it. */
class ProveCommandTest {

  private static final Path SAMPLES = Path.of("..", "samples");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  @Test
  void everySampleIsProved() throws IOException {
    try (var samples = Files.list(SAMPLES)) {
      for (Path sample : samples.sorted().toList()) {
        assertEquals(0, run("prove", sample.resolve("spec.yaml").toString()), out + "\n" + err);
      }
    }
    assertTrue(out.toString().contains("agreed      listStudentsOfCourse"), out.toString());
  }

  @Test
  void jsonHasAVersionAndAVerdictForEachPattern() {
    assertEquals(0, run("prove", "--format", "json", "../samples/school/spec.yaml"));
    assertTrue(out.toString().contains("\"version\" : 1,"), out.toString());
    assertEquals(16, out.toString().split("\"verdict\" : \"agreed\"", -1).length - 1);
  }

  @Test
  void whatCannotBeShownIsNotCalledProved(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("spec.yaml");
    Files.writeString(
        file,
        """
        keyplan: 1
        name: parcels
        entities:
          Parcel:
            attributes:
              parcelId: { type: string, pattern: "[QX]{3}~[0-9]{9}" }
        access-patterns:
          - get a parcel
        """);
    assertEquals(ExitCodes.DIFFERENCES, run("prove", file.toString()));
    assertTrue(out.toString().contains("NOT PROVED  getParcel"), out.toString());
    assertTrue(err.toString().contains("KP2090"), err.toString());
  }

  @Test
  void aSpecWithErrorsIsNotProved(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("spec.yaml");
    Files.writeString(file, "keyplan: 1\nname: nothing\nentitties: {}\n");
    assertEquals(ExitCodes.ERRORS_IN_SPEC, run("prove", file.toString()));
    assertEquals("", out.toString());
  }
}
