package dev.keyplan.cli;

import dev.keyplan.diagnostic.DiagnosticJson;
import dev.keyplan.diagnostic.DiagnosticText;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.plan.Plan;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What every command about a spec takes: the file, and how findings are printed. */
final class SpecArgument {

  /** How results and findings are printed. */
  enum Format {
    TEXT,
    JSON
  }

  @Mixin private SpecFile file = new SpecFile();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text or json (default: ${DEFAULT-VALUE}).",
      defaultValue = "text")
  private Format format = Format.TEXT;

  Format format() {
    return format;
  }

  /** The spec's plan. */
  Outcome<Plan> plan() throws IOException {
    return file.plan();
  }

  /** Prints findings to the error stream and gives the exit code that they mean. */
  int report(Outcome<?> outcome, PrintWriter err) {
    return SpecFile.report(
        outcome, err, format == Format.JSON ? DiagnosticJson::of : DiagnosticText::of);
  }
}
