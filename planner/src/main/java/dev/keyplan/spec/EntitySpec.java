package dev.keyplan.spec;

import dev.keyplan.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * An entry of {@code entities}.
 *
 * @param name UpperCamel
 * @param within the parent kind
 * @param key names of the attributes of the own key, in order; empty where the default applies
 * @param prefix the literal that marks it in keys; its name in upper case where absent
 * @param plural its noun in the plural; by English rules where absent
 * @param attributes what is declared under {@code attributes}
 * @param unique lists of attributes whose values are unique
 * @param life expiry and versions
 * @param volume how much there is of it
 * @param acrossTenants whether it belongs to no tenant, where it is said
 * @param description free text
 */
public record EntitySpec(
    Located<String> name,
    Optional<Located<String>> within,
    List<Located<String>> key,
    Optional<Located<String>> prefix,
    Optional<Located<String>> plural,
    List<AttributeSpec> attributes,
    List<UniqueSpec> unique,
    LifeSpec life,
    Optional<VolumeSpec> volume,
    Optional<Located<Boolean>> acrossTenants,
    Optional<Located<String>> description) {

  public EntitySpec {
    key = List.copyOf(key);
    attributes = List.copyOf(attributes);
    unique = List.copyOf(unique);
  }
}
