package dev.keyplan.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.keyplan.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every {@code keyplan} command that a page shows in a block of shell lines runs and succeeds. */
class CommandsTest {

  private static final Path ROOT = Path.of("..");
  private static final String PROGRAM = "./keyplan ";

  static List<String> commands() throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> pages = Files.walk(ROOT.resolve("docs"))) {
      for (Path page : pages.filter(p -> p.toString().endsWith(".md")).sorted().toList()) {
        found.addAll(shellLines(page));
      }
    }
    found.addAll(shellLines(ROOT.resolve("README.md")));
    List<String> ours = found.stream().filter(l -> l.startsWith(PROGRAM)).distinct().toList();
    assertFalse(ours.isEmpty(), "no page shows a command");
    return ours;
  }

  private static List<String> shellLines(Path page) throws IOException {
    List<String> lines = new ArrayList<>();
    boolean inside = false;
    for (String line : Files.readAllLines(page)) {
      if (line.startsWith("```")) {
        inside = line.equals("```sh");
      } else if (inside) {
        lines.add(line);
      }
    }
    return lines;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void commandSucceeds(String command, @TempDir Path out) {
    List<String> words = new ArrayList<>();
    for (String word : command.substring(PROGRAM.length()).split(" ", -1)) {
      boolean isPath = word.startsWith("samples/") || word.startsWith("docs/");
      words.add(isPath ? ROOT.resolve(word).toString() : word);
    }
    int at = words.indexOf("--out");
    if (at >= 0) {
      words.set(at + 1, out.resolve(words.get(at + 1)).toString());
    }
    StringWriter errors = new StringWriter();
    int code =
        Main.run(
            new PrintWriter(new StringWriter()),
            new PrintWriter(errors),
            words.toArray(String[]::new));
    assertEquals(0, code, errors.toString());
  }
}
