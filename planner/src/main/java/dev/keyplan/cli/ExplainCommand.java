package dev.keyplan.cli;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.text.ExplainText;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells why a design, or one thing in it, is as it is. */
@Command(
    name = "explain",
    description =
        "Tells why one thing is as it is; without a subject, every decision and what was rejected.",
    mixinStandardHelpOptions = true)
final class ExplainCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private SpecFile file = new SpecFile();

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SUBJECT",
      description =
          "An access pattern, a write, an index, `table`, a kind, a key attribute or an attribute, such as listStudentsOfCourse, GSI1, Student, GSI1PK, Student.email.")
  private @Nullable String subject;

  @Option(
      names = "--width",
      paramLabel = "COLUMNS",
      description = "Width of the text, at least 40 (default: $COLUMNS, or else ${DEFAULT-VALUE}).",
      defaultValue = "${env:COLUMNS:-100}")
  private int width = 100;

  @Override
  public Integer call() throws IOException {
    Outcome<DesignView> view = file.plan().then(Keyplan::review).then(Keyplan::view);
    PrintWriter out = spec.commandLine().getOut();
    out.print(view.<String>match(done -> text(done.value()), failed -> ""));
    out.flush();
    PrintWriter err = spec.commandLine().getErr();
    return view.<Integer>match(done -> ExitCodes.FINE, failed -> SpecFile.report(failed, err));
  }

  private String text(DesignView design) {
    String wanted = subject;
    int columns = Math.max(40, width);
    return wanted == null
        ? ExplainText.decisions(design, columns)
        : ExplainText.of(design, wanted, columns)
            .orElseThrow(() -> new ParameterException(spec.commandLine(), unknown(design, wanted)));
  }

  private static String unknown(DesignView design, String wanted) {
    String advice =
        Nearest.to(wanted, ExplainText.subjects(design))
            .map(name -> "; did you mean " + name + "?")
            .orElse("; name an access pattern, a write, an index, a kind or an attribute");
    return "there is no `" + wanted + "` in the plan" + advice;
  }
}
