package dev.keyplan.testing;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.pack.PackFolders;
import dev.keyplan.pack.TemplatePacks;
import java.io.IOException;
import java.util.List;

/** What the whole pipeline says of a spec. */
public final class SpecFindings {

  private SpecFindings() {}

  /** All findings that {@code keyplan check} prints, in their order. */
  public static List<Diagnostic> of(byte[] spec) throws IOException {
    Outcome<TemplatePacks> packs = PackFolders.builtIn();
    return Keyplan.plan("spec.yaml", spec)
        .then(
            plan ->
                packs
                    .then(all -> all.configured(plan.model().packOptions()))
                    .then(all -> Keyplan.review(plan)))
        .then(Keyplan::view)
        .diagnostics();
  }

  /** {@code line:column+length id}; a place without a length is shown as one column. */
  public static String place(Diagnostic d) {
    int length = Math.max(1, d.span().length());
    return d.span().line() + ":" + d.span().column() + "+" + length + " " + d.rule().id();
  }
}
