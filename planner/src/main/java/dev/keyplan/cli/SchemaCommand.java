package dev.keyplan.cli;

import dev.keyplan.spec.SpecSchema;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the JSON Schema of the language, for editors. */
@Command(
    name = "schema",
    description = "Prints the JSON Schema of the spec language, for editors.",
    mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    try (InputStream schema = SpecSchema.resource()) {
      spec.commandLine().getOut().print(new String(schema.readAllBytes(), StandardCharsets.UTF_8));
      spec.commandLine().getOut().flush();
    }
    return ExitCodes.FINE;
  }
}
