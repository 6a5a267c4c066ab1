package dev.keyplan.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** The process: its arguments in, its exit code out. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int code = run(out, err, arguments);
    out.flush();
    err.flush();
    System.exit(code);
  }

  /** Runs one command as a process would, printing to the given writers. */
  public static int run(PrintWriter out, PrintWriter err, String... arguments) {
    return new CommandLine(new KeyplanCommand())
        .setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionExceptionHandler(new Failures())
        .execute(arguments);
  }
}
