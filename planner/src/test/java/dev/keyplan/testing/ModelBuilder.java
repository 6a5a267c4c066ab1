package dev.keyplan.testing;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.AccessPattern.Verb;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Relation;
import dev.keyplan.model.Settings;
import dev.keyplan.source.SourceFile;
import dev.keyplan.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Models by hand, as short as the specs that they stand for. Every declaration has a line of its
 * own.
 */
public final class ModelBuilder {

  private static final SourceFile FILE = new SourceFile("model.yaml", "");

  private final List<KindBuilder> kinds = new ArrayList<>();
  private final List<PatternBuilder> patterns = new ArrayList<>();
  private final List<Relation> relations = new ArrayList<>();
  private int line;

  public static ModelBuilder model() {
    return new ModelBuilder();
  }

  /** An entity; its key and attributes are given by the function. */
  public ModelBuilder entity(String name, String prefix, UnaryOperator<KindBuilder> fill) {
    kinds.add(fill.apply(new KindBuilder(this, name, prefix, Kind.Sort.ENTITY, next())));
    return this;
  }

  /** A many-to-many relation between two kinds, or two roles of one. */
  public ModelBuilder edge(String name, String prefix, UnaryOperator<KindBuilder> fill) {
    kinds.add(fill.apply(new KindBuilder(this, name, prefix, Kind.Sort.EDGE, next())));
    return this;
  }

  /** A pattern that returns at most one item. */
  public ModelBuilder get(String name, String kind, UnaryOperator<PatternBuilder> fill) {
    patterns.add(fill.apply(new PatternBuilder(name, Verb.GET, kind, next())));
    return this;
  }

  /** A pattern that returns many items. */
  public ModelBuilder list(String name, String kind, UnaryOperator<PatternBuilder> fill) {
    patterns.add(fill.apply(new PatternBuilder(name, Verb.LIST, kind, next())));
    return this;
  }

  void relation(Relation.Cardinality cardinality, Relation.End first, Relation.End second) {
    relations.add(
        new Relation(
            first.kind() + second.kind(), cardinality, first, second, Optional.empty(), here()));
  }

  /** What was declared before under that name. */
  KindBuilder kind(String name) {
    return kinds.stream().filter(k -> k.name().equals(name)).findFirst().orElseThrow();
  }

  private Span next() {
    line++;
    return here();
  }

  private Span here() {
    return new Span(FILE, line, 1, 1);
  }

  public Model build() {
    List<Kind> built = kinds.stream().map(KindBuilder::build).toList();
    List<AccessPattern> access = patterns.stream().map(p -> p.build(built)).toList();
    Settings settings = new Settings(Optional.empty(), "PK", "SK", false, false, true, List.of());
    return new Model(
        "example",
        Optional.empty(),
        settings,
        Optional.empty(),
        built,
        relations,
        access,
        List.of(),
        List.of(),
        List.of());
  }
}
