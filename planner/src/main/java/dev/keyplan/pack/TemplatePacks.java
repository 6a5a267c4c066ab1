package dev.keyplan.pack;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.model.PackOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The packs that a run can use, by name.
 *
 * @param packs sorted by name, no two with one name
 */
public record TemplatePacks(List<TemplatePack> packs) {

  public TemplatePacks {
    packs = packs.stream().sorted(Comparator.comparing(TemplatePack::name)).toList();
  }

  public Optional<TemplatePack> pack(String name) {
    return packs.stream().filter(p -> p.name().equals(name)).findFirst();
  }

  /** These packs and others; of two with one name the other counts. */
  public TemplatePacks and(TemplatePacks others) {
    List<TemplatePack> all = new ArrayList<>(others.packs());
    packs.stream().filter(p -> others.pack(p.name()).isEmpty()).forEach(all::add);
    return new TemplatePacks(all);
  }

  /**
   * All packs with the spec's values for their options. An option that no pack declares is an
   * error.
   */
  public Outcome<TemplatePacks> configured(List<PackOption> given) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    for (PackOption option : given) {
      if (pack(option.pack()).isEmpty()) {
        diagnostics.add(OptionFindings.unknownPack(packs, option));
      }
    }
    List<TemplatePack> configured = new ArrayList<>();
    for (TemplatePack pack : packs) {
      Outcome<TemplatePack> outcome = pack.configured(given);
      diagnostics.addAll(outcome.diagnostics());
      outcome.match(done -> configured.add(done.value()), failed -> false);
    }
    return Outcome.of(new TemplatePacks(configured), diagnostics);
  }
}
