package dev.keyplan.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the script that lets a shell complete commands and options. */
@Command(
    name = "completion",
    description =
        "Prints a script that lets bash or zsh complete commands and options: source <(keyplan completion)",
    mixinStandardHelpOptions = true)
final class CompletionCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    out.print(AutoComplete.bash("keyplan", spec.root().commandLine()));
    out.print('\n');
    out.flush();
    return ExitCodes.FINE;
  }
}
