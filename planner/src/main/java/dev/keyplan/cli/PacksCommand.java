package dev.keyplan.cli;

import dev.keyplan.pack.DeclaredOption;
import dev.keyplan.pack.PackFolders;
import dev.keyplan.pack.TemplatePack;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the template packs that come with keyplan, and their options. */
@Command(
    name = "packs",
    description = "Lists the template packs and their options.",
    mixinStandardHelpOptions = true)
final class PacksCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    List<TemplatePack> packs =
        PackFolders.builtIn()
            .match(
                done -> done.value().packs(),
                failed -> {
                  throw new IllegalStateException(String.valueOf(failed.diagnostics()));
                });
    for (TemplatePack pack : packs) {
      String optional = pack.isOptional() ? " (only with --pack)" : "";
      out.println(String.format(Locale.ROOT, "%-16s %s%s", pack.name(), pack.summary(), optional));
      pack.options().forEach(option -> out.println(line(option)));
    }
    out.flush();
    return ExitCodes.FINE;
  }

  private static String line(DeclaredOption option) {
    String value = option.value().isEmpty() ? "" : " [" + option.value() + "]";
    return String.format(Locale.ROOT, "  %-14s %s%s", option.name(), option.summary(), value);
  }
}
