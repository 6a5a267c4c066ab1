package dev.keyplan.cli;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.output.FileChange;
import dev.keyplan.output.OutputFolder;
import dev.keyplan.output.PackFiles;
import dev.keyplan.pack.TemplatePacks;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes what template packs make of a plan, or compares it with what is there. */
@Command(
    name = "generate",
    description = {
      "Generates files from the plan of a spec, each pack into its own folder. Nothing is written",
      "when there is an error; files that keyplan did not write, or that were edited, are kept."
    },
    mixinStandardHelpOptions = true)
final class GenerateCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private SpecArgument argument = new SpecArgument();
  @Mixin private PackChoice choice = new PackChoice();

  @Option(names = "--out", required = true, paramLabel = "DIR", description = "The folder to fill.")
  private Path out = Path.of(".");

  @Option(names = "--check", description = "Compare only; exit code 3 when a file differs.")
  private boolean check;

  @Option(names = "--force", description = "Replace files that are edited or not keyplan's own.")
  private boolean force;

  @Override
  public Integer call() throws IOException {
    Outcome<List<PackFiles>> files =
        choice
            .packs(spec.commandLine(), argument)
            .then(
                chosen ->
                    Keyplan.review(chosen.plan())
                        .then(Keyplan::view)
                        .then(view -> Keyplan.generate(chosen.packs(), view)));
    int code = argument.report(files, spec.commandLine().getErr());
    List<PackFiles> given = files.match(done -> done.value(), failed -> List.of());
    return code == ExitCodes.FINE ? apply(given) : code;
  }

  private int apply(List<PackFiles> files) throws IOException {
    OutputFolder folder = new OutputFolder(out);
    List<FileChange> changes = check ? folder.compare(files) : folder.write(files, force);
    PrintWriter printer = spec.commandLine().getOut();
    changes.stream().filter(this::isShown).forEach(c -> printer.println(line(c)));
    printer.flush();
    boolean differs = changes.stream().anyMatch(this::isShown);
    boolean stopped = changes.stream().anyMatch(c -> OutputFolder.stops(c, force));
    if (check) {
      return differs ? ExitCodes.DIFFERENCES : ExitCodes.FINE;
    }
    if (stopped) {
      spec.commandLine()
          .getErr()
          .println("keyplan: nothing was written; move these files away, or use --force");
    }
    return stopped ? ExitCodes.DIFFERENCES : ExitCodes.FINE;
  }

  private boolean isShown(FileChange change) {
    return change.isDifference();
  }

  private String line(FileChange change) {
    return FileChangeText.of(change, check, force);
  }

  /** The plan and the packs that will render it. */
  record Chosen(dev.keyplan.plan.Plan plan, TemplatePacks packs) {}
}
