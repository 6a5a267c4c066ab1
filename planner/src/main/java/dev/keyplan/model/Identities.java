package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.spec.RelationSpec.EndSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The names of the attributes that identify each kind: those of its parent or ends, then its own
 * key.
 */
final class Identities {

  private final Declarations declarations;
  private final List<Diagnostic> problems;
  private final Map<String, List<String>> known = new LinkedHashMap<>();

  Identities(Declarations declarations, List<Diagnostic> problems) {
    this.declarations = declarations;
    this.problems = problems;
    declarations.sound().forEach(k -> cycle(k, new ArrayList<>()));
    declarations.dropDependents();
    declarations.sound().forEach(k -> of(k.name().value()));
  }

  private void cycle(Declared kind, List<String> path) {
    String name = kind.name().value();
    if (path.contains(name)) {
      report(path.subList(path.indexOf(name), path.size()));
      return;
    }
    path.add(name);
    for (String source : declarations.identitySources(kind)) {
      cycle(declarations.kind(source), path);
    }
    path.remove(path.size() - 1);
  }

  private void report(List<String> cycle) {
    if (cycle.stream().anyMatch(declarations::isBroken)) {
      return;
    }
    List<String> closed = new ArrayList<>(cycle);
    closed.add(cycle.get(0));
    problems.add(ModelProblem.cyclic(declarations.kind(cycle.get(0)).name(), closed));
    cycle.forEach(declarations::breakKind);
  }

  /** In order, without repetition. */
  List<String> of(String kind) {
    List<String> found = known.get(kind);
    if (found != null) {
      return found;
    }
    Declared declared = declarations.kind(kind);
    Set<String> names = new LinkedHashSet<>();
    declarations.tenancy().front(kind).ifPresent(names::add);
    declared.within().ifPresent(p -> names.addAll(of(p.value())));
    declared
        .edge()
        .ifPresent(
            e -> {
              names.addAll(reference(e.first()));
              names.addAll(reference(e.second()));
            });
    declared.key().stream().map(Located::value).forEach(names::add);
    List<String> identity = List.copyOf(names);
    known.put(kind, identity);
    return identity;
  }

  /** The names of the attributes that stand for an end. */
  List<String> reference(EndSpec end) {
    String kind = end.kind().value();
    return of(kind).stream()
        .map(
            name ->
                end.role()
                    .filter(role -> !declarations.tenancy().isAttribute(name))
                    .map(role -> inRole(role.value(), kind, name))
                    .orElse(name))
        .toList();
  }

  /** Role plus name, less the kind's own name where that comes first, in the style of the name. */
  static String inRole(String role, String kind, String name) {
    List<String> own = NameWords.of(kind);
    List<String> words = new ArrayList<>(NameWords.of(name));
    if (words.size() >= own.size() && words.subList(0, own.size()).equals(own)) {
      words = words.subList(own.size(), words.size());
    }
    List<String> all = new ArrayList<>(NameWords.of(role));
    all.addAll(words);
    return name.contains("_") ? NameWords.snake(all) : NameWords.lowerCamel(all);
  }
}
