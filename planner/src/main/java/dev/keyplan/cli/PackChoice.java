package dev.keyplan.cli;

import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.pack.PackFolders;
import dev.keyplan.pack.TemplatePack;
import dev.keyplan.pack.TemplatePacks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Which template packs a run uses. */
final class PackChoice {

  @Option(
      names = "--pack",
      paramLabel = "NAME",
      split = ",",
      description = "A pack to use; without it, every pack that is not optional.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--pack-dir",
      paramLabel = "DIR",
      description = "A pack, or a folder of packs, beside those that come with keyplan.")
  private @Nullable Path folder;

  /** The plan of the spec with the packs chosen, their options set by the spec. */
  Outcome<GenerateCommand.Chosen> packs(CommandLine command, SpecArgument argument)
      throws IOException {
    Outcome<TemplatePacks> available = PackFolders.builtIn();
    Path own = folder;
    if (own != null) {
      Outcome<TemplatePacks> theirs = PackFolders.in(own, own.toString().replace('\\', '/'));
      available = available.then(ours -> theirs.then(t -> Outcome.done(ours.and(t))));
    }
    Outcome<TemplatePacks> packs = available;
    return argument
        .plan()
        .then(
            plan ->
                packs
                    .then(all -> all.configured(plan.model().packOptions()))
                    .then(
                        all ->
                            Outcome.done(new GenerateCommand.Chosen(plan, chosen(command, all)))));
  }

  private TemplatePacks chosen(CommandLine command, TemplatePacks all) {
    for (String name : names) {
      if (all.pack(name).isEmpty()) {
        List<String> known = all.packs().stream().map(TemplatePack::name).toList();
        String advice = Nearest.advice(name, known).orElse("");
        throw new ParameterException(command, "there is no pack " + name + "; " + advice);
      }
    }
    return new TemplatePacks(
        all.packs().stream()
            .filter(p -> names.isEmpty() ? !p.isOptional() : names.contains(p.name()))
            .toList());
  }
}
