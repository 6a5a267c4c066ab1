package dev.keyplan.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The root: without a command it says which there are. */
@Command(
    name = "keyplan",
    description =
        "Plans, proves and generates Amazon DynamoDB tables from a spec of access patterns.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      InitCommand.class,
      CheckCommand.class,
      PlanCommand.class,
      ExplainCommand.class,
      ProveCommand.class,
      GenerateCommand.class,
      PacksCommand.class,
      RulesCommand.class,
      SchemaCommand.class,
      CompletionCommand.class
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:fine",
      "1:errors in the spec",
      "2:wrong usage of the command line",
      "3:a check found differences",
      "4:a pattern is refused, so there is no plan",
      "70:a bug in keyplan",
      "74:input or output failed"
    })
final class KeyplanCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
