package dev.keyplan.pack;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.model.PackOption;
import dev.keyplan.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A template pack that was read and checked.
 *
 * @param name its folder's name, too
 * @param summary one sentence for its users
 * @param isOptional whether it is left out unless it is asked for
 * @param outputs what it writes
 * @param options what a spec can set under {@code packs}
 * @param checks what the pack's contract test does with its output
 * @param templates the name in the pack, with {@code /}, and text of each template
 */
public record TemplatePack(
    String name,
    String summary,
    boolean isOptional,
    List<PackOutput> outputs,
    List<DeclaredOption> options,
    List<String> checks,
    List<Template> templates) {

  /**
   * A template file.
   *
   * @param name its path in the pack, with {@code /}
   * @param file its text
   */
  public record Template(String name, SourceFile file) {}

  public TemplatePack {
    outputs = List.copyOf(outputs);
    options = List.copyOf(options);
    checks = List.copyOf(checks);
    templates = List.copyOf(templates);
  }

  public Optional<Template> template(String wanted) {
    return templates.stream().filter(t -> t.name().equals(wanted)).findFirst();
  }

  /** The pack with the spec's values for its options; those of other packs are passed over. */
  public Outcome<TemplatePack> configured(List<PackOption> given) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<DeclaredOption> values = new ArrayList<>(options);
    for (PackOption option : given) {
      if (option.pack().equals(name)) {
        set(values, option, diagnostics);
      }
    }
    TemplatePack pack =
        new TemplatePack(name, summary, isOptional, outputs, values, checks, templates);
    return Outcome.of(pack, diagnostics);
  }

  private void set(List<DeclaredOption> values, PackOption given, List<Diagnostic> diagnostics) {
    for (int i = 0; i < values.size(); i++) {
      DeclaredOption declared = values.get(i);
      if (declared.name().equals(given.name())) {
        if (declared.type().accepts(given.value())) {
          values.set(i, declared.with(given.value()));
        } else {
          diagnostics.add(OptionFindings.wrongValue(declared, given));
        }
        return;
      }
    }
    diagnostics.add(OptionFindings.unknown(this, given));
  }
}
