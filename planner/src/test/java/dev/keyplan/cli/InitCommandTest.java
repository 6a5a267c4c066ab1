package dev.keyplan.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code keyplan init}: what it writes is a spec that plans and is proved, and nothing is lost. */
class InitCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private Path file = Path.of("spec.yaml");

  @BeforeEach
  void inAFolder(@TempDir Path folder) {
    file = folder.resolve("spec.yaml");
  }

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  @Test
  void whatItWritesIsProved() throws IOException {
    assertEquals(0, run("init", file.toString(), "--name", "web-shop"), err.toString());
    assertTrue(Files.readString(file).contains("\nname: web-shop\n"));
    assertEquals(0, run("prove", file.toString()), err.toString());
  }

  @Test
  void aFileThatIsThereIsKept() throws IOException {
    Files.writeString(file, "mine");
    assertEquals(ExitCodes.IO, run("init", file.toString()));
    assertEquals("mine", Files.readString(file));
    assertTrue(err.toString().contains("is there already; it is kept"), err.toString());
  }

  @Test
  void aNameThatNoSpecCanHaveIsWrongUsage() {
    assertEquals(ExitCodes.USAGE, run("init", file.toString(), "--name", "a: b"));
    assertFalse(Files.exists(file));
  }
}
