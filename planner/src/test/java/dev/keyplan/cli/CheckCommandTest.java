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

/** {@code keyplan check} finds whatever would stop {@code keyplan generate}. */
class CheckCommandTest {

  private static final String SPEC =
      """
      keyplan: 1
      name: archive
      entities:
        Box:
          attributes:
            boxId: string
      access-patterns:
        - get a box
      %s
      """;

  @TempDir private Path temp;

  private final StringWriter err = new StringWriter();

  private int check(String options, String... more) throws IOException {
    Path spec = Files.writeString(temp.resolve("spec.yaml"), SPEC.formatted(options));
    String[] arguments = new String[more.length + 2];
    arguments[0] = "check";
    arguments[1] = spec.toString();
    System.arraycopy(more, 0, arguments, 2, more.length);
    err.getBuffer().setLength(0);
    return Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err), arguments);
  }

  @Test
  void aSpecWithoutProblemsSaysNothing() throws IOException {
    assertEquals(ExitCodes.FINE, check(""), err.toString());
    assertEquals("", err.toString());
  }

  @Test
  void anOptionThatNoPackHasIsReported() throws IOException {
    assertEquals(ExitCodes.ERRORS_IN_SPEC, check("packs: {java: {pakage: com.example.box}}"));
    assertTrue(err.toString().contains("KP5010"), err.toString());
  }

  @Test
  void aPackageThatIsAKeywordIsReported() throws IOException {
    assertEquals(ExitCodes.ERRORS_IN_SPEC, check("packs: {java: {package: com.acme.new}}"));
    assertTrue(err.toString().contains("KP5102"), err.toString());
  }

  @Test
  void aPackThatDoesNotExistIsAWrongCall() throws IOException {
    assertEquals(ExitCodes.USAGE, check("", "--pack", "jaav"));
    assertTrue(err.toString().contains("java"), err.toString());
  }
}
