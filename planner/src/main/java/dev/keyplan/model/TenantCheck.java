package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.spec.RelationSpec;
import dev.keyplan.spec.UniqueSpec;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Whether what kinds and patterns say of tenants has a meaning. */
final class TenantCheck {

  private final Tenancy tenancy;
  private final List<Diagnostic> problems;

  TenantCheck(Tenancy tenancy, List<Diagnostic> problems) {
    this.tenancy = tenancy;
    this.problems = problems;
  }

  /** Reports, and gives the names of the kinds whose identity has a mistake. */
  Set<String> declared(Collection<Declared> kinds, Collection<RelationSpec> relations) {
    Set<String> broken = new LinkedHashSet<>();
    for (Declared kind : kinds) {
      if (tenancy.spec().isEmpty()) {
        kind.acrossTenants().ifPresent(a -> problems.add(TenantProblem.noTenant(a.span())));
      }
      kind.unique().forEach(u -> unique(kind, u));
      boolean leaves = leaves(kind, relations);
      if (declaresTenant(kind) || leaves) {
        broken.add(kind.name().value());
      }
    }
    return broken;
  }

  private void unique(Declared kind, UniqueSpec unique) {
    unique
        .acrossTenants()
        .filter(a -> tenancy.spec().isEmpty() || !tenancy.isWithin(kind.name().value()))
        .map(
            a ->
                tenancy.spec().isEmpty()
                    ? TenantProblem.noTenant(a.span())
                    : TenantProblem.acrossAlready(a.span(), kind.name().value()))
        .ifPresent(problems::add);
    if (tenancy.isWithin(kind.name().value())) {
      unique.attributes().stream()
          .filter(a -> tenancy.isAttribute(a.value()))
          .forEach(a -> problems.add(TenantProblem.declared(a, kind.name().value())));
    }
  }

  /** The tenant is named as an attribute, or as a part of a key. */
  private boolean declaresTenant(Declared kind) {
    Stream<Located<String>> keyed =
        kind.key().size() > 1 || kind.within().isPresent() ? kind.key().stream() : Stream.of();
    List<Located<String>> declared =
        Stream.concat(kind.attributes().stream().map(a -> a.name()), keyed)
            .filter(n -> tenancy.isAttribute(n.value()))
            .toList();
    declared.stream()
        .limit(1)
        .forEach(n -> problems.add(TenantProblem.declared(n, kind.name().value())));
    return !declared.isEmpty();
  }

  /** What belongs to no tenant holds no reference to what belongs to one. */
  private boolean leaves(Declared kind, Collection<RelationSpec> relations) {
    String name = kind.name().value();
    if (tenancy.spec().isEmpty() || tenancy.isWithin(name)) {
      return false;
    }
    List<Located<String>> targets =
        Stream.concat(
                kind.within().stream(),
                relations.stream()
                    .filter(r -> !Declarations.isStored(r))
                    .filter(r -> r.second().kind().value().equals(name))
                    .map(r -> r.first().kind()))
            .filter(t -> tenancy.isWithin(t.value()))
            .toList();
    targets.forEach(t -> problems.add(TenantProblem.leaves(t, name)));
    return !targets.isEmpty();
  }
}
