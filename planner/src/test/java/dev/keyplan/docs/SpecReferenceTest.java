package dev.keyplan.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/**
 * The reference names every field of the schema and nothing else. {@code -Dgolden=update} prints
 * the tables anew, and the test still fails.
 */
class SpecReferenceTest {

  @Test
  void thePageSaysWhatTheSchemaSays() throws IOException {
    String written = Files.readString(SpecReference.PAGE);
    String printed = SpecReference.printed();
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(SpecReference.PAGE, printed);
    }
    assertEquals(printed, written);
  }
}
