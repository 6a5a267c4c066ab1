package dev.keyplan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the compiled classes cannot tell: the size of files, and what they catch. */
class SourceTreeTest {

  private static final Path MAIN = Path.of("src", "main", "java");
  private static final int LONGEST_FILE = 300;

  /** A catch of everything hides the next bug; only the command line, which reports it, may. */
  private static final Predicate<String> CATCHES_EVERYTHING =
      Pattern.compile(
              "catch \\((final )?([A-Z]\\w* \\| )*(Exception|RuntimeException|Throwable|Error)\\b")
          .asPredicate();

  @Test
  void noFileIsLong() {
    List<String> tooLong = new ArrayList<>();
    for (Path file : mainSources()) {
      int lines = lines(file).size();
      if (lines > LONGEST_FILE) {
        tooLong.add(file + " has " + lines + " lines");
      }
    }
    assertEquals(List.of(), tooLong);
  }

  @Test
  void onlyTheCommandLineCatchesEverything() {
    List<String> found = new ArrayList<>();
    for (Path file : mainSources()) {
      if (!file.startsWith(MAIN.resolve(Path.of("dev", "keyplan", "cli")))) {
        lines(file).stream()
            .filter(CATCHES_EVERYTHING)
            .map(l -> file + ": " + l)
            .forEach(found::add);
      }
    }
    assertEquals(List.of(), found);
  }

  @Test
  void eachPackageSaysWhatItIsAndIsNullMarked() {
    List<Path> without = new ArrayList<>();
    for (Path folder : mainSources().stream().map(Path::getParent).distinct().toList()) {
      Path info = folder.resolve("package-info.java");
      if (!Files.exists(info) || !lines(info).contains("@NullMarked")) {
        without.add(info);
      }
    }
    assertEquals(List.of(), without);
  }

  private static List<Path> mainSources() {
    try (Stream<Path> files = Files.walk(MAIN)) {
      List<Path> sources =
          files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      assertTrue(sources.size() > 20, () -> "sources found: " + sources);
      return sources;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
