package dev.keyplan.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Turns what a command throws into a line and an exit code; only a bug prints its stack. */
final class Failures implements IExecutionExceptionHandler {

  @Override
  public int handleExecutionException(Exception error, CommandLine command, ParseResult parsed) {
    if (error instanceof IOException || error instanceof UncheckedIOException) {
      command.getErr().println("keyplan: " + IoReasons.of(error));
      return ExitCodes.IO;
    }
    command.getErr().println("keyplan: this is a bug in keyplan; please report it with the spec");
    error.printStackTrace(command.getErr());
    return ExitCodes.BUG;
  }
}
