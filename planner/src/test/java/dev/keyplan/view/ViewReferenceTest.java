package dev.keyplan.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/view-reference.md} is what the view's records say of themselves. With {@code
 * -Dgolden=update} it is written anew, and the test still fails.
 */
class ViewReferenceTest {

  private static final Path PAGE = Path.of("..", "docs", "view-reference.md");

  @Test
  void thePageListsEveryRecordAndComponent() throws IOException {
    String wanted = new ViewReference().page();
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(PAGE, wanted);
      fail("written anew: " + PAGE);
    }
    assertEquals(wanted, Files.readString(PAGE));
  }
}
