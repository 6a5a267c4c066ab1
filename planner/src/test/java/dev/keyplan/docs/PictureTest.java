package dev.keyplan.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.Keyplan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The README's picture shows what the program makes of the school. {@code -Dgolden=update} draws it
 * anew, and the test still fails.
 */
class PictureTest {

  private static final Path PICTURE = Path.of("..", "docs", "school.svg");

  @Test
  void thePictureIsDrawnFromThePlan() throws IOException {
    byte[] spec = Files.readAllBytes(Path.of("..", "samples", "school", "spec.yaml"));
    String drawn =
        Keyplan.plan("spec.yaml", spec)
            .then(Keyplan::review)
            .then(Keyplan::view)
            .match(done -> Picture.of(done.value()), failed -> "");
    String shown = Files.exists(PICTURE) ? Files.readString(PICTURE) : "";
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(PICTURE, drawn);
    }
    assertEquals(drawn, shown);
  }
}
