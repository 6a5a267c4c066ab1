package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.phrase.Noun;
import dev.keyplan.source.Located;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Each singular, plural and role means one thing. */
final class NounClash {

  private final List<Diagnostic> problems;
  private final Map<String, Located<String>> owners = new LinkedHashMap<>();

  NounClash(List<Diagnostic> problems) {
    this.problems = problems;
  }

  void check(
      List<Declared> kinds, Map<String, Noun> nouns, Map<String, List<Nouns.RoleUse>> roles) {
    kinds.forEach(k -> claim(k.name(), nouns.get(k.name().value())));
    roles.forEach(
        (role, uses) -> {
          Nouns.RoleUse first = uses.get(0);
          Located<String> at = first.end().role().orElse(first.end().kind());
          claim(at, nouns.get(role));
          uses.stream()
              .filter(u -> !u.end().kind().value().equals(first.end().kind().value()))
              .forEach(
                  u ->
                      problems.add(
                          ModelProblem.sharedNoun(
                              u.end().role().orElse(u.end().kind()), role, at)));
        });
  }

  private void claim(Located<String> owner, @org.jspecify.annotations.Nullable Noun noun) {
    if (noun == null) {
      return;
    }
    LinkedHashSet<String> forms = new LinkedHashSet<>();
    forms.add(String.join(" ", noun.singular()));
    forms.add(String.join(" ", noun.plural()));
    for (String form : forms) {
      Located<String> other = owners.putIfAbsent(form.replace(" ", ""), owner);
      if (other != null && !differOnlyInCase(other.value(), owner.value())) {
        problems.add(ModelProblem.sharedNoun(owner, form, other));
        return;
      }
    }
  }

  /** Two kinds of one name have been reported as such. */
  private static boolean differOnlyInCase(String one, String other) {
    return Character.isUpperCase(one.charAt(0))
        && Character.isUpperCase(other.charAt(0))
        && Declarations.fold(one).equals(Declarations.fold(other));
  }
}
