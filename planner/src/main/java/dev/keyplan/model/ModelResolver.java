package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.model.Relation.Cardinality;
import dev.keyplan.model.Relation.End;
import dev.keyplan.source.Located;
import dev.keyplan.spec.RelationSpec;
import dev.keyplan.spec.RelationSpec.EndSpec;
import dev.keyplan.spec.Spec;
import dev.keyplan.spec.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Resolves the names of a spec and checks its types. All problems are found in one run; what has a
 * mistake is left out, so that one mistake gives one message.
 */
public final class ModelResolver {

  private ModelResolver() {}

  /** The model, or every mistake. */
  public static Outcome<Model> resolve(Spec spec) {
    List<Diagnostic> problems = new ArrayList<>();
    Declarations declarations = new Declarations(spec, problems);
    List<Kind> kinds = new Kinds(declarations, problems).all();
    Nouns nouns = new Nouns(spec, declarations, kinds, problems);
    List<AccessPattern> patterns =
        new AccessPatterns(declarations, kinds, nouns, problems).all(spec.accessPatterns());
    List<ComposedWrite> writes =
        new ComposedWrites(declarations, kinds, problems).all(spec.writes(), patterns);
    Model model =
        new Model(
            spec.name().value(),
            text(spec.description()),
            settings(spec.table()),
            declarations.tenancy().tenant(),
            kinds,
            relations(spec, declarations),
            patterns,
            writes,
            allowed(spec),
            packOptions(spec));
    return Outcome.of(model, problems);
  }

  private static List<Relation> relations(Spec spec, Declarations declarations) {
    List<Relation> all = new ArrayList<>();
    for (Declared kind : declarations.sound()) {
      kind.within()
          .ifPresent(
              parent ->
                  all.add(
                      new Relation(
                          kind.name().value(),
                          Cardinality.WITHIN,
                          new End(parent.value(), Optional.empty()),
                          new End(kind.name().value(), Optional.empty()),
                          Optional.empty(),
                          kind.name().span())));
    }
    spec.relations().stream()
        .filter(r -> declarations.relations().contains(r))
        .map(ModelResolver::relation)
        .forEach(all::add);
    return all;
  }

  private static Relation relation(RelationSpec relation) {
    return new Relation(
        relation.name().value(),
        Cardinality.valueOf(relation.form().value().name()),
        end(relation.first()),
        end(relation.second()),
        text(relation.description()),
        relation.name().span());
  }

  private static End end(EndSpec end) {
    return new End(end.kind().value(), text(end.role()));
  }

  private static Settings settings(TableSpec table) {
    return new Settings(
        text(table.name()),
        text(table.partitionKey()).orElse("PK"),
        text(table.sortKey()).orElse("SK"),
        table.pointInTimeRecovery().map(Located::value).orElse(true),
        table.deletionProtection().map(Located::value).orElse(false),
        table.retain().map(Located::value).orElse(true),
        table.tags().stream()
            .map(t -> new Settings.Tag(t.name().value(), t.value().value(), t.name().span()))
            .toList());
  }

  private static List<Allow> allowed(Spec spec) {
    return spec.allow().stream()
        .map(a -> new Allow(a.rule().value(), text(a.at()), a.because().value(), a.span()))
        .toList();
  }

  private static List<PackOption> packOptions(Spec spec) {
    return spec.packOptions().stream()
        .map(
            o ->
                new PackOption(
                    o.pack().value(), o.name().value(), o.value().value(), o.name().span()))
        .toList();
  }

  private static Optional<String> text(Optional<Located<String>> located) {
    return located.map(Located::value);
  }
}
