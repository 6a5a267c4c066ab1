package dev.keyplan.cli;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.DiagnosticText;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.plan.Plan;
import dev.keyplan.source.YamlReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Parameters;

/** The spec that a command is about. */
final class SpecFile {

  @Parameters(index = "0", paramLabel = "SPEC", description = "The spec, a YAML file.")
  private Path file = Path.of("spec.yaml");

  /** The spec's plan. */
  Outcome<Plan> plan() throws IOException {
    return Keyplan.plan(file.toString().replace('\\', '/'), bytes());
  }

  /** No more than is needed to see that a file is too large, whatever file is named. */
  private byte[] bytes() throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(YamlReader.SIZE_LIMIT + 1);
    }
  }

  /** Prints findings as text to the error stream and gives the exit code that they mean. */
  static int report(Outcome<?> outcome, PrintWriter err) {
    return report(outcome, err, DiagnosticText::of);
  }

  /** Prints findings to the error stream and gives the exit code that they mean. */
  static int report(
      Outcome<?> outcome, PrintWriter err, Function<List<Diagnostic>, String> printed) {
    List<Diagnostic> found = outcome.diagnostics();
    err.print(printed.apply(found));
    err.flush();
    boolean failed = outcome.<Boolean>match(done -> false, f -> true);
    if (!failed) {
      return ExitCodes.FINE;
    }
    boolean onlyRefusals =
        found.stream().filter(Diagnostic::isError).allMatch(d -> d.rule().id().startsWith("KP3"));
    return onlyRefusals ? ExitCodes.NO_PLAN : ExitCodes.ERRORS_IN_SPEC;
  }
}
