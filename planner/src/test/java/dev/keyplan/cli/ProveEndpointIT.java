package dev.keyplan.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.testing.Engine;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code keyplan prove --endpoint}: every sample on a real engine, and no table left behind. */
@Tag("engine")
class ProveEndpointIT {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  @Test
  void everySampleIsProvedAndItsTableRemoved() throws IOException {
    try (Engine engine = Engine.dynoxide();
        var samples = Files.list(Path.of("..", "samples"))) {
      for (Path sample : samples.sorted().toList()) {
        String spec = sample.resolve("spec.yaml").toString();
        assertEquals(
            0, run("prove", "--endpoint", engine.endpoint().toString(), spec), out + "\n" + err);
        assertEquals(List.of(), engine.client().listTables().tableNames(), spec);
      }
    }
    assertTrue(out.toString().contains("agreed      listStudentsOfCourse"), out.toString());
    assertTrue(out.toString().contains(" units\n"), out.toString());
  }

  @Test
  void anEngineThatIsNotThereIsSaidInALine() throws IOException {
    int free;
    try (ServerSocket socket = new ServerSocket(0)) {
      free = socket.getLocalPort();
    }
    String endpoint = "http://127.0.0.1:" + free;
    assertEquals(ExitCodes.IO, run("prove", "--endpoint", endpoint, "../samples/school/spec.yaml"));
    assertTrue(
        err.toString().startsWith("keyplan: the engine at " + endpoint + " failed: "),
        err.toString());
  }

  @Test
  void whatIsNoAddressIsWrongUsage() {
    assertEquals(
        ExitCodes.USAGE,
        run("prove", "--endpoint", "localhost:8000", "../samples/school/spec.yaml"));
    assertTrue(
        err.toString().contains("is no address such as http://localhost:8000"), err.toString());
  }
}
