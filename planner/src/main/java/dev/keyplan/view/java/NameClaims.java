package dev.keyplan.view.java;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Span;
import dev.keyplan.view.ViewRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Names as they are given out: the second that wants a name that is taken is a finding. */
final class NameClaims {

  private record Owner(String what, Span span) {}

  private final Map<String, Owner> taken = new HashMap<>();
  private final List<Diagnostic> findings = new ArrayList<>();

  /** A class is a file too, and on some disks names that differ in case only are one. */
  void type(String name, String what, Span span) {
    claim("type " + name.toLowerCase(Locale.ROOT), "class `" + name + "`", what, span);
  }

  /** A member of a class or an enum. */
  void member(String owner, String name, String what, Span span) {
    claim("member " + owner + "." + name, "name `" + name + "` in `" + owner + "`", what, span);
  }

  private void claim(String key, String name, String what, Span span) {
    Owner owner = taken.putIfAbsent(key, new Owner(what, span));
    if (owner != null) {
      findings.add(
          ViewRule.NAMES_COLLIDE
              .at(span, what + " and " + owner.what() + " would both be the Java " + name)
              .alsoAt(owner.span(), owner.what() + " is declared here")
              .withHelp("rename one of the two"));
    }
  }

  List<Diagnostic> findings() {
    return findings;
  }
}
