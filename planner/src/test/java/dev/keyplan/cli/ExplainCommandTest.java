package dev.keyplan.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.Keyplan;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.text.ExplainText;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code keyplan explain}: every subject of every sample, and what some of them say. */
class ExplainCommandTest {

  private static final String SCHOOL = "../samples/school/spec.yaml";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "listStudentsOfCourse | why: GSI1 is partitioned by `courseId`, which the table's key is not",
        "list students of a course | WHERE e.\"courseId\" = :courseId;",
        "GSI1 | Enrollment  CRS#<courseId>     ENROLL#STU#<studentId>",
        "table | Query table, PK = \"STU#<studentId>\" and begins_with(SK, \"ENROLL#CRS#\")",
        "GSI1PK | Set on creation, and by changeStudentEmail.",
        "PK | Set on creation; no update changes it.",
        "Student | unique email  UNIQ#STU#EMAIL#<email>  #UNIQ",
        "Student.email | changed by changeStudentEmail",
        "courseId | Enrollment.courseId: string, identity; reference",
        "changeStudentEmail | email      old",
      })
  void aSubjectIsExplained(String subject, String line) {
    assertEquals(0, run("explain", SCHOOL, subject), err.toString());
    assertTrue(out.toString().contains(line), out.toString());
  }

  @Test
  void withoutASubjectEveryDecisionIsTold() throws IOException {
    assertEquals(0, run("explain", SCHOOL), err.toString());
    int expected = view(Path.of(SCHOOL)).decisions().size();
    assertEquals(expected, out.toString().lines().filter(l -> l.matches("\\S+: .*")).count());
  }

  @Test
  void everySubjectOfEverySampleCanBeExplained() throws IOException {
    try (var samples = Files.list(Path.of("..", "samples"))) {
      for (Path sample : samples.sorted().toList()) {
        DesignView view = view(sample.resolve("spec.yaml"));
        for (String subject : ExplainText.subjects(view)) {
          assertFalse(ExplainText.of(view, subject, 80).orElseThrow().isBlank(), subject);
        }
      }
    }
  }

  private static DesignView view(Path spec) throws IOException {
    return Keyplan.plan(spec.toString(), Files.readAllBytes(spec))
        .then(Keyplan::review)
        .then(Keyplan::view)
        .match(
            done -> done.value(),
            failed -> {
              throw new AssertionError(failed.diagnostics());
            });
  }

  @Test
  void aMisspeltSubjectIsWrongUsage() {
    assertEquals(ExitCodes.USAGE, run("explain", SCHOOL, "getStudnet"));
    assertTrue(err.toString().contains("did you mean getStudent?"), err.toString());
  }

  @Test
  void aScriptForTheShellNamesEveryCommand() {
    assertEquals(0, run("completion"));
    for (String command : new picocli.CommandLine(new KeyplanCommand()).getSubcommands().keySet()) {
      assertTrue(out.toString().contains("_picocli_keyplan_" + command + "()"), command);
    }
  }
}
