package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Reference.Form;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.RelationSpec;
import dev.keyplan.spec.RelationSpec.EndSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What relations add to each kind, with the place of the end that adds it. */
final class References {

  private final Declarations declarations;
  private final Identities identities;
  private final List<Diagnostic> problems;
  private final Map<String, List<Placed>> byHolder = new LinkedHashMap<>();

  /** A reference and the end that adds it. */
  record Placed(Reference reference, Span span) {}

  References(Declarations declarations, Identities identities, List<Diagnostic> problems) {
    this.declarations = declarations;
    this.identities = identities;
    this.problems = problems;
    for (Declared kind : declarations.sound()) {
      byHolder.put(kind.name().value(), collect(kind));
    }
    declarations.sound().forEach(this::check);
    declarations.dropDependents();
  }

  List<Placed> of(String kind) {
    return byHolder.getOrDefault(kind, List.of());
  }

  private List<Placed> collect(Declared kind) {
    List<Placed> all = new ArrayList<>();
    String name = kind.name().value();
    kind.edge()
        .ifPresent(
            e -> {
              all.add(placed(e, Form.EDGE_END, e.first()));
              all.add(placed(e, Form.EDGE_END, e.second()));
            });
    kind.within()
        .ifPresent(
            p ->
                all.add(
                    new Placed(
                        new Reference(
                            name,
                            Form.WITHIN,
                            Optional.empty(),
                            p.value(),
                            identities.of(p.value())),
                        p.span())));
    for (RelationSpec relation : declarations.relations()) {
      if (!Declarations.isStored(relation) && relation.second().kind().value().equals(name)) {
        all.add(placed(relation, form(relation), relation.first()));
      }
    }
    tenant(name)
        .filter(t -> all.stream().noneMatch(p -> isSame(p.reference(), t.reference())))
        .ifPresent(all::add);
    return all;
  }

  private Optional<Placed> tenant(String kind) {
    Tenancy tenancy = declarations.tenancy();
    return tenancy
        .tenants()
        .filter(t -> tenancy.isWithin(kind) && !t.equals(kind))
        .map(t -> new Reference(kind, Form.TENANT, Optional.empty(), t, identities.of(t)))
        .map(r -> new Placed(r, tenancy.spec().orElseThrow().name().span()));
  }

  private static boolean isSame(Reference one, Reference other) {
    return one.target().equals(other.target()) && one.attributes().equals(other.attributes());
  }

  private static Form form(RelationSpec relation) {
    return relation.form().value() == RelationSpec.Form.ONE_TO_ONE
        ? Form.ONE_TO_ONE
        : Form.ONE_TO_MANY;
  }

  private Placed placed(RelationSpec relation, Form form, EndSpec end) {
    Reference reference =
        new Reference(
            relation.name().value(),
            form,
            end.role().map(Located::value),
            end.kind().value(),
            identities.reference(end));
    return new Placed(reference, end.span());
  }

  /**
   * No two references share a name, and none is the whole key that the kind declares as its own.
   */
  private void check(Declared kind) {
    Map<String, Span> seen = new LinkedHashMap<>();
    for (Placed placed : of(kind.name().value())) {
      for (String name : own(placed.reference())) {
        Span other = seen.putIfAbsent(name, placed.span());
        if (other != null) {
          clash(kind, name, placed.span(), other);
          return;
        }
      }
    }
    boolean coversKey = kind.key().stream().allMatch(k -> seen.containsKey(k.value()));
    for (Located<String> key : kind.key()) {
      boolean own = kind.keyIsDefault() || kind.attribute(key.value()).isPresent();
      Span reference = seen.get(key.value());
      if (coversKey && own && reference != null) {
        clash(kind, key.value(), reference, key.span());
        return;
      }
    }
  }

  /** A tenant is the same wherever it is named. */
  private List<String> own(Reference reference) {
    return reference.attributes().stream()
        .filter(a -> !declarations.tenancy().isAttribute(a))
        .toList();
  }

  private void clash(Declared kind, String name, Span span, Span other) {
    problems.add(ModelProblem.referencesClash(span, kind.name().value(), name, other));
    declarations.breakKind(kind.name().value());
  }
}
