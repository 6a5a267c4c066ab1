package dev.keyplan.cli;

import dev.keyplan.Keyplan;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Reports every problem of a spec, and advice. */
@Command(
    name = "check",
    description = "Reports every problem of a spec, each with its place and a way out.",
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private SpecArgument argument = new SpecArgument();
  @Mixin private PackChoice choice = new PackChoice();

  /** The same stages as {@code generate} up to the views, so that both find the same problems. */
  @Override
  public Integer call() throws IOException {
    return argument.report(
        choice
            .packs(spec.commandLine(), argument)
            .then(chosen -> Keyplan.review(chosen.plan()).then(Keyplan::view)),
        spec.commandLine().getErr());
  }
}
