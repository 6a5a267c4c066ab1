package dev.keyplan.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links lead somewhere, and excerpts are excerpts. */
class DocumentsTest {

  static Stream<Path> pages() throws IOException {
    return Documents.all().stream();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aLinkLeadsToAFile(Path page) throws IOException {
    List<String> dead = new ArrayList<>();
    for (String link : Documents.links(page)) {
      if (!Files.exists(page.resolveSibling(link))) {
        dead.add(link);
      }
    }
    assertEquals(List.of(), dead, page.toString());
  }

  @Test
  void theReadmeShowsPartsOfTheSchool() throws IOException {
    Path school = Documents.ROOT.resolve("samples").resolve("school");
    Path readme = Documents.ROOT.resolve("README.md");
    assertExcerpts(Documents.blocks(readme, "yaml"), school.resolve("spec.yaml"));
    assertExcerpts(Documents.blocks(readme, "text"), school.resolve("expected/plan.txt"));
  }

  private static void assertExcerpts(List<String> blocks, Path file) throws IOException {
    assertEquals(1, blocks.size());
    List<String> lines = Files.readAllLines(file);
    int at = 0;
    for (String line : blocks.get(0).lines().filter(l -> !l.isBlank()).toList()) {
      int found = lines.subList(at, lines.size()).indexOf(line);
      assertTrue(found >= 0, () -> "not in " + file + " after what precedes it: " + line);
      at += found + 1;
    }
  }
}
