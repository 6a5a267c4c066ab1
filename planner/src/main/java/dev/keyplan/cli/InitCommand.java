package dev.keyplan.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a spec to begin with. */
@Command(
    name = "init",
    description =
        "Writes a small commented spec to begin with. A file that is there is never replaced.",
    mixinStandardHelpOptions = true)
final class InitCommand implements Callable<Integer> {

  private static final Pattern NAME = Pattern.compile("[a-z][a-zA-Z0-9]*(?:-[a-z0-9]+)*");

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "FILE",
      description = "The file to write (default: ${DEFAULT-VALUE}).",
      defaultValue = "spec.yaml")
  private Path file = Path.of("spec.yaml");

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The application's name (default: ${DEFAULT-VALUE}).",
      defaultValue = "my-application")
  private String name = "my-application";

  @Override
  public Integer call() throws IOException {
    if (!NAME.matcher(name).matches()) {
      throw new ParameterException(
          spec.commandLine(), "`" + name + "` is no name such as my-application");
    }
    try {
      Files.writeString(file, text(), StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException e) {
      spec.commandLine().getErr().println("keyplan: `" + file + "` is there already; it is kept");
      return ExitCodes.IO;
    }
    spec.commandLine().getOut().println("wrote " + file + "; now: keyplan plan " + file);
    return ExitCodes.FINE;
  }

  private String text() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(InitCommand.class.getResourceAsStream("/init/spec.yaml"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("@NAME@", name);
    }
  }
}
