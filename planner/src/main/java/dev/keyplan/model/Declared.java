package dev.keyplan.model;

import dev.keyplan.source.Located;
import dev.keyplan.spec.AttributeSpec;
import dev.keyplan.spec.EntitySpec;
import dev.keyplan.spec.LifeSpec;
import dev.keyplan.spec.RelationSpec;
import dev.keyplan.spec.UniqueSpec;
import dev.keyplan.spec.VolumeSpec;
import java.util.List;
import java.util.Optional;

/**
 * A kind as the spec declares it: an entity, or the edge of a many-to-many relation.
 *
 * @param name its name
 * @param edge the relation, for an edge
 * @param within the parent
 * @param key names of its own key, the default filled in
 */
record Declared(
    Located<String> name,
    Optional<RelationSpec> edge,
    Optional<Located<String>> within,
    List<Located<String>> key,
    boolean keyIsDefault,
    Located<String> prefix,
    Located<String> plural,
    List<AttributeSpec> attributes,
    List<UniqueSpec> unique,
    LifeSpec life,
    Optional<VolumeSpec> volume,
    Optional<Located<Boolean>> acrossTenants,
    Optional<Located<String>> description) {

  static Declared of(EntitySpec entity) {
    Located<String> name = entity.name();
    boolean keyIsDefault = entity.key().isEmpty();
    Located<String> defaultKey =
        new Located<>(NameWords.uncapitalised(name.value()) + "Id", name.span());
    return new Declared(
        name,
        Optional.empty(),
        entity.within(),
        keyIsDefault ? List.of(defaultKey) : entity.key(),
        keyIsDefault,
        prefix(name, entity.prefix()),
        plural(name, entity.plural()),
        entity.attributes(),
        entity.unique(),
        entity.life(),
        entity.volume(),
        entity.acrossTenants(),
        entity.description());
  }

  static Declared of(RelationSpec relation) {
    RelationSpec.EdgeSpec edge = relation.edge();
    return new Declared(
        relation.name(),
        Optional.of(relation),
        Optional.empty(),
        edge.key(),
        false,
        prefix(relation.name(), edge.prefix()),
        plural(relation.name(), edge.plural()),
        edge.attributes(),
        edge.unique(),
        edge.life(),
        edge.volume(),
        Optional.empty(),
        relation.description());
  }

  private static Located<String> prefix(Located<String> name, Optional<Located<String>> given) {
    String upper = name.value().toUpperCase(java.util.Locale.ROOT);
    return given.orElse(new Located<>(upper, name.span()));
  }

  private static Located<String> plural(Located<String> name, Optional<Located<String>> given) {
    List<String> words =
        given
            .map(p -> NameWords.of(p.value()))
            .orElseGet(() -> dev.keyplan.model.phrase.Plurals.of(NameWords.of(name.value())));
    return new Located<>(String.join(" ", words), given.map(Located::span).orElse(name.span()));
  }

  Optional<AttributeSpec> attribute(String wanted) {
    return attributes.stream().filter(a -> a.name().value().equals(wanted)).findFirst();
  }
}
