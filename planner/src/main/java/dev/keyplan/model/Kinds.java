package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.spec.VolumeSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts the kinds together: prefixes, unique values, volumes. */
final class Kinds {

  private final Declarations declarations;
  private final List<Diagnostic> problems;
  private final Identities identities;
  private final References references;
  private final Attributes attributes;
  private final Uniques uniques;
  private final Lives lives;

  Kinds(Declarations declarations, List<Diagnostic> problems) {
    this.declarations = declarations;
    this.problems = problems;
    this.identities = new Identities(declarations, problems);
    this.references = new References(declarations, identities, problems);
    this.attributes = new Attributes(declarations, identities, references, problems);
    this.uniques = new Uniques(declarations.tenancy(), identities, references, problems);
    this.lives = new Lives(problems);
  }

  /** Those without a mistake that changes what their names mean. */
  List<Kind> all() {
    prefixes();
    return declarations.sound().stream().map(this::kind).toList();
  }

  private void prefixes() {
    Map<String, Declared> seen = new LinkedHashMap<>();
    for (Declared kind : declarations.all()) {
      Located<String> prefix = kind.prefix();
      Declared other = seen.putIfAbsent(prefix.value(), kind);
      if (other != null && !declarations.isBroken(kind.name().value())) {
        problems.add(
            ModelProblem.samePrefix(
                prefix, kind.name().value(), other.name().value(), other.name().span()));
      }
    }
  }

  private Kind kind(Declared kind) {
    String name = kind.name().value();
    List<Attribute> all = attributes.of(kind);
    return new Kind(
        name,
        kind.edge().isPresent() ? Kind.Sort.EDGE : Kind.Sort.ENTITY,
        kind.prefix().value(),
        kind.plural().value(),
        kind.description().map(Located::value),
        all,
        identities.of(name),
        references.of(name).stream().map(References.Placed::reference).toList(),
        uniques.of(kind, all.stream().map(Attribute::name).toList()),
        lives.of(kind, all),
        kind.volume().map(v -> volume(v)).orElse(Volume.UNKNOWN),
        kind.name().span());
  }

  private Volume volume(VolumeSpec volume) {
    List<Volume.Per> per = new ArrayList<>();
    for (VolumeSpec.Per entry : volume.per()) {
      if (declarations.isKind(entry.kind().value())) {
        per.add(new Volume.Per(entry.kind().value(), entry.typical(), entry.largest()));
      } else {
        problems.add(ModelProblem.unknownKind(entry.kind(), declarations.names()));
      }
    }
    return new Volume(
        value(volume.items()),
        value(volume.itemSize()),
        value(volume.writes()),
        value(volume.growth()),
        per);
  }

  private static <T> Optional<T> value(Optional<Located<T>> located) {
    return located.map(Located::value);
  }
}
