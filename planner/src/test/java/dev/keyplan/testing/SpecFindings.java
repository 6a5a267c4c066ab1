package dev.keyplan.testing;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Diagnostic;
import java.util.List;

/** What the whole pipeline says of a spec. */
public final class SpecFindings {

  private SpecFindings() {}

  /** All findings, in their order. */
  public static List<Diagnostic> of(byte[] spec) {
    return Keyplan.plan("spec.yaml", spec).then(Keyplan::review).then(Keyplan::view).diagnostics();
  }

  /** {@code line:column+length id}; a place without a length is shown as one column. */
  public static String place(Diagnostic d) {
    int length = Math.max(1, d.span().length());
    return d.span().line() + ":" + d.span().column() + "+" + length + " " + d.rule().id();
  }
}
