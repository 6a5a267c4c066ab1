package dev.keyplan.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code keyplan generate}: what it writes, when it writes nothing, and its exit codes. */
class GenerateCommandTest {

  private static final String SCHOOL = "../samples/school/spec.yaml";
  private static final String TEMPLATE = "cloudformation/template.yaml";

  @TempDir private Path temp;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  private int generate(String spec, String... more) {
    List<String> arguments =
        Stream.concat(
                Stream.of("generate", spec, "--out", temp.resolve("out").toString()),
                Stream.of(more))
            .toList();
    return run(arguments.toArray(String[]::new));
  }

  private boolean isNothingWritten() {
    return !Files.exists(temp.resolve("out"));
  }

  @Test
  void everyPackGoesIntoItsFolder() {
    assertEquals(ExitCodes.FINE, generate(SCHOOL), err.toString());
    for (String file : List.of(TEMPLATE, "java/pom.xml", "review/design-review.md")) {
      assertTrue(Files.exists(temp.resolve("out").resolve(file)), file);
    }
    assertTrue(out.toString().contains("new       " + TEMPLATE), out.toString());
    assertEquals(ExitCodes.FINE, generate(SCHOOL, "--check"));
    assertEquals(ExitCodes.FINE, generate(SCHOOL));
    assertEquals("", out.toString(), "the second run has nothing to write");
  }

  @Test
  void onePackCanBeChosen() {
    assertEquals(ExitCodes.FINE, generate(SCHOOL, "--pack", "cloudformation"));
    assertFalse(Files.exists(temp.resolve("out/java")));
    assertEquals(ExitCodes.USAGE, generate(SCHOOL, "--pack", "cloudfrmation"));
    assertTrue(err.toString().contains("cloudformation"), err.toString());
  }

  @Test
  void anEditedFileIsKeptUnlessForced() throws IOException {
    generate(SCHOOL, "--pack", "cloudformation");
    Path template = temp.resolve("out").resolve(TEMPLATE);
    Files.writeString(template, "edited\n");
    assertEquals(ExitCodes.DIFFERENCES, generate(SCHOOL, "--pack", "cloudformation", "--check"));
    assertEquals("edited    " + TEMPLATE + "\n", out.toString());
    assertEquals(ExitCodes.DIFFERENCES, generate(SCHOOL, "--pack", "cloudformation"));
    assertTrue(err.toString().contains("nothing was written"), err.toString());
    assertEquals("edited\n", Files.readString(template));
    assertEquals(ExitCodes.FINE, generate(SCHOOL, "--pack", "cloudformation", "--force"));
    assertTrue(Files.readString(template).startsWith("AWSTemplateFormatVersion"));
  }

  @Test
  void checkingWritesNothing() {
    assertEquals(ExitCodes.DIFFERENCES, generate(SCHOOL, "--check"));
    assertTrue(out.toString().contains("missing   " + TEMPLATE), out.toString());
    assertTrue(isNothingWritten());
  }

  @Test
  void aWrongSpecWritesNothing() throws IOException {
    String spec = Files.readString(Path.of(SCHOOL));
    Path wrong =
        Files.writeString(temp.resolve("wrong.yaml"), spec.replace("of a course", "of a corse"));
    assertEquals(ExitCodes.ERRORS_IN_SPEC, generate(wrong.toString()));
    Path collides =
        Files.writeString(
            temp.resolve("collides.yaml"),
            spec.replace(
                "      title: string\n",
                "      title: string\n      ti_tle: string\n      tiTle: string\n"));
    assertEquals(ExitCodes.ERRORS_IN_SPEC, generate(collides.toString()));
    assertTrue(
        err.toString().contains("KP5101") || err.toString().contains("KP2003"), err.toString());
    Path option =
        Files.writeString(
            temp.resolve("option.yaml"), spec + "packs: { java: { pakage: com.acme } }\n");
    assertEquals(ExitCodes.ERRORS_IN_SPEC, generate(option.toString()));
    assertTrue(err.toString().contains("[KP5010]"), err.toString());
    assertTrue(isNothingWritten());
  }

  @Test
  void aFolderThatCannotBeWrittenIsOneLine() throws IOException {
    Files.writeString(temp.resolve("out"), "a file\n");
    assertEquals(ExitCodes.IO, generate(SCHOOL));
    assertEquals(1, err.toString().lines().filter(l -> l.startsWith("keyplan: ")).count());
    assertTrue(err.toString().contains("is not a folder"), err.toString());
    Path below = temp.resolve("out/deeper");
    assertEquals(ExitCodes.IO, run("generate", SCHOOL, "--out", below.toString()));
    assertEquals("a file\n", Files.readString(temp.resolve("out")));
  }

  @Test
  void aMissingSpecIsOneLine() {
    assertEquals(ExitCodes.IO, generate("no/such.yaml"));
    assertEquals("keyplan: there is no file `no/such.yaml`\n", err.toString());
  }

  @Test
  void packsOfUsersAreUsedAndChecked() throws IOException {
    Path pack = Files.createDirectories(temp.resolve("packs/kinds"));
    Files.writeString(
        pack.resolve("pack.yaml"),
        """
        pack: kinds
        summary: A list of kinds.
        format: markdown
        outputs:
          - { for-each: kind, template: kind.md.ftl, path: "${kind.name}.md" }
        """);
    Files.writeString(pack.resolve("kind.md.ftl"), "# ${kind.name} in ${name}\n");
    String folder = temp.resolve("packs").toString();
    assertEquals(
        ExitCodes.FINE, generate(SCHOOL, "--pack-dir", folder, "--pack", "kinds"), err.toString());
    assertEquals("# Course in school\n", Files.readString(temp.resolve("out/kinds/Course.md")));
    Files.writeString(pack.resolve("kind.md.ftl"), "# ${kind.naem}\n");
    assertEquals(
        ExitCodes.ERRORS_IN_SPEC, generate(SCHOOL, "--pack-dir", folder, "--pack", "kinds"));
    assertTrue(
        err.toString().contains("kind.md.ftl:1:5: error: the view has no `kind.naem`"),
        err.toString());
    assertEquals("# Course in school\n", Files.readString(temp.resolve("out/kinds/Course.md")));
  }
}
