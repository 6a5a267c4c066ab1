package dev.keyplan.cli;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.review.DesignRules;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.text.PlanJson;
import dev.keyplan.view.text.PlanText;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the plan of a spec. */
@Command(
    name = "plan",
    description = "Prints the keys, indexes, requests and writes of a spec, and why.",
    mixinStandardHelpOptions = true)
final class PlanCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private SpecArgument argument = new SpecArgument();

  @Option(
      names = "--width",
      paramLabel = "COLUMNS",
      description = "Width of the text, at least 40 (default: $COLUMNS, or else ${DEFAULT-VALUE}).",
      defaultValue = "${env:COLUMNS:-100}")
  private int width = 100;

  @Override
  public Integer call() throws IOException {
    Outcome<DesignView> view = argument.plan().then(Keyplan::review).then(Keyplan::view);
    PrintWriter out = spec.commandLine().getOut();
    out.print(view.<String>match(done -> text(done.value()), failed -> ""));
    out.flush();
    return argument.report(withoutPrinted(view), spec.commandLine().getErr());
  }

  /** A plan that is printed contains its advice, so that is not said again on the error stream. */
  private static Outcome<DesignView> withoutPrinted(Outcome<DesignView> view) {
    List<Rule> printed = DesignRules.all();
    return view.match(
        done ->
            new Outcome.Done<>(
                done.value(),
                done.diagnostics().stream().filter(d -> !printed.contains(d.rule())).toList()),
        failed -> failed);
  }

  private String text(DesignView view) {
    return argument.format() == SpecArgument.Format.JSON
        ? PlanJson.of(view)
        : PlanText.of(view, Math.max(40, width));
  }
}
