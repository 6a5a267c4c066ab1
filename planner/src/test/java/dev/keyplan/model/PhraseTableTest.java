package dev.keyplan.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Phrases with their canonical form, name and meaning: {@code phrases/<domain>/meanings.txt} beside
 * the kinds that they are about, and {@code mistakes.txt} for those that are refused. A line that
 * begins without a blank is a phrase. {@code -Dgolden=update} rewrites the lines below each phrase,
 * and fails.
 */
final class PhraseTableTest {

  private static final Path PHRASES = Path.of("src/test/resources/phrases");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "shop/meanings", "social/meanings", "work/meanings",
        "shop/mistakes", "social/mistakes", "work/mistakes"
      })
  void aPhraseMeansWhatTheTableSays(String name) throws IOException {
    Path file = PHRASES.resolve(name + ".txt");
    PhraseTable table = new PhraseTable(Files.readString(file.resolveSibling("kinds.yaml")));
    String expected = Files.readString(file);
    String actual =
        Arrays.stream(expected.split("\n"))
            .filter(line -> !line.isEmpty() && !line.startsWith(" "))
            .map(table::lines)
            .collect(Collectors.joining("\n"));
    if ("update".equals(System.getProperty("golden")) && !actual.equals(expected)) {
      Files.writeString(file, actual);
      fail("rewrote " + file);
    }
    assertEquals(expected, actual);
  }
}
