package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.spec.RelationSpec;
import dev.keyplan.spec.RelationSpec.EndSpec;
import dev.keyplan.spec.RelationSpec.Form;
import dev.keyplan.spec.Spec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The kinds and relations of a spec whose names hold. What has a mistake is left out, and its name
 * is remembered so that nothing that names it is reported for the same mistake.
 */
final class Declarations {

  private final Map<String, Declared> kinds = new LinkedHashMap<>();
  private final List<RelationSpec> relations = new ArrayList<>();
  private final Set<String> broken = new LinkedHashSet<>();
  private final List<Diagnostic> problems;
  private final Tenancy tenancy;

  Declarations(Spec spec, List<Diagnostic> problems) {
    this.problems = problems;
    broken.addAll(spec.broken());
    spec.entities().stream().map(Declared::of).forEach(k -> kinds.put(k.name().value(), k));
    spec.relations().stream()
        .filter(Declarations::isStored)
        .map(Declared::of)
        .forEach(k -> kinds.putIfAbsent(k.name().value(), k));
    names(spec);
    spec.relations().forEach(r -> relation(r, spec));
    kinds.values().forEach(this::parent);
    this.tenancy = new Tenancy(spec.tenant(), kinds.values());
    new TenantCheck(tenancy, problems).declared(kinds.values(), relations).forEach(broken::add);
    dropDependents();
  }

  Tenancy tenancy() {
    return tenancy;
  }

  static boolean isStored(RelationSpec relation) {
    return relation.form().value() == Form.MANY_TO_MANY;
  }

  private void names(Spec spec) {
    Map<String, Located<String>> byFolded = new LinkedHashMap<>();
    List<Located<String>> all = new ArrayList<>();
    spec.entities().forEach(e -> all.add(e.name()));
    spec.relations().forEach(r -> all.add(r.name()));
    for (Located<String> name : all) {
      Located<String> other = byFolded.putIfAbsent(fold(name.value()), name);
      if (other != null) {
        problems.add(ModelProblem.caseOnly(name, other));
        broken.add(name.value());
      }
    }
  }

  static String fold(String name) {
    return name.toLowerCase(java.util.Locale.ROOT);
  }

  private void relation(RelationSpec relation, Spec spec) {
    boolean first = end(relation.first(), spec);
    boolean second = end(relation.second(), spec);
    if (first && second && hasRoles(relation)) {
      relations.add(relation);
    } else {
      broken.add(relation.name().value());
    }
  }

  private boolean end(EndSpec end, Spec spec) {
    Located<String> kind = end.kind();
    if (kinds.containsKey(kind.value())) {
      return true;
    }
    boolean isRelation =
        spec.relations().stream().anyMatch(r -> r.name().value().equals(kind.value()));
    problems.add(
        isRelation ? ModelProblem.notStored(kind) : ModelProblem.unknownKind(kind, kinds.keySet()));
    return false;
  }

  private boolean hasRoles(RelationSpec relation) {
    String kind = relation.first().kind().value();
    boolean self = kind.equals(relation.second().kind().value());
    Optional<String> first = relation.first().role().map(Located::value);
    Optional<String> second = relation.second().role().map(Located::value);
    if (self && (first.isEmpty() || second.isEmpty() || first.equals(second))) {
      problems.add(ModelProblem.needsRoles(relation.second().span(), kind));
      return false;
    }
    return true;
  }

  private void parent(Declared kind) {
    kind.within()
        .filter(p -> !kinds.containsKey(p.value()))
        .ifPresent(
            parent -> {
              problems.add(ModelProblem.unknownKind(parent, kinds.keySet()));
              broken.add(kind.name().value());
            });
  }

  /** A kind is broken with whatever it takes its identity or its references from. */
  void dropDependents() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Declared kind : kinds.values()) {
        if (!isBroken(kind.name().value()) && sources(kind).stream().anyMatch(s -> isBroken(s))) {
          broken.add(kind.name().value());
          changed = true;
        }
      }
    }
    relations.removeIf(
        r ->
            isBroken(r.name().value())
                || isBroken(r.first().kind().value())
                || isBroken(r.second().kind().value()));
  }

  /** The kinds whose identity a kind holds. */
  private List<String> sources(Declared kind) {
    List<String> sources = new ArrayList<>(identitySources(kind));
    relations.stream()
        .filter(r -> !isStored(r) && r.second().kind().value().equals(kind.name().value()))
        .forEach(r -> sources.add(r.first().kind().value()));
    return sources;
  }

  /** The kinds whose identity is part of the identity of a kind. */
  List<String> identitySources(Declared kind) {
    List<String> sources = new ArrayList<>();
    kind.within().ifPresent(p -> sources.add(p.value()));
    kind.edge()
        .ifPresent(
            e -> {
              sources.add(e.first().kind().value());
              sources.add(e.second().kind().value());
            });
    return sources;
  }

  boolean isBroken(String kind) {
    return broken.contains(kind);
  }

  boolean anyBroken() {
    return !broken.isEmpty();
  }

  void breakKind(String kind) {
    broken.add(kind);
  }

  /** All kinds in file order, broken ones too. */
  List<Declared> all() {
    return List.copyOf(kinds.values());
  }

  /** Kinds without a mistake so far, entities first. */
  List<Declared> sound() {
    return kinds.values().stream().filter(k -> !isBroken(k.name().value())).toList();
  }

  Declared kind(String name) {
    return java.util.Objects.requireNonNull(kinds.get(name), name);
  }

  boolean isKind(String name) {
    return kinds.containsKey(name);
  }

  Set<String> names() {
    return kinds.keySet();
  }

  List<RelationSpec> relations() {
    return List.copyOf(relations);
  }
}
