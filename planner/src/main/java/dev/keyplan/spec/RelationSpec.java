package dev.keyplan.spec;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * An entry of {@code relations}. Only a many-to-many relation has anything in {@code edge}.
 *
 * @param name UpperCamel
 * @param form which of the three fields names its ends, at that field's name
 * @param first its first end
 * @param second its second end
 * @param edge what a many-to-many relation says of its edges
 * @param description free text
 */
public record RelationSpec(
    Located<String> name,
    Located<Form> form,
    EndSpec first,
    EndSpec second,
    EdgeSpec edge,
    Optional<Located<String>> description) {

  /** How many of each end belong together. */
  public enum Form {
    ONE_TO_MANY("one-to-many"),
    ONE_TO_ONE("one-to-one"),
    MANY_TO_MANY("many-to-many");

    private final String word;

    Form(String word) {
      this.word = word;
    }

    /** The word of the spec. */
    public String word() {
      return word;
    }
  }

  /**
   * An end of a relation, as {@code Account} or {@code Account as owner}.
   *
   * @param kind the kind's name
   * @param role lower camel
   * @param span the whole end
   */
  public record EndSpec(Located<String> kind, Optional<Located<String>> role, Span span) {}

  /**
   * What is said of the edges of a many-to-many relation, as of an entity.
   *
   * @param key names of the attributes of the edge's own key, beside both ends; may be empty
   * @param prefix the literal that marks it in keys
   * @param plural its noun in the plural
   * @param attributes what is declared under {@code attributes}
   * @param unique lists of attributes whose values are unique
   * @param life expiry and versions
   * @param volume how many there are
   */
  public record EdgeSpec(
      List<Located<String>> key,
      Optional<Located<String>> prefix,
      Optional<Located<String>> plural,
      List<AttributeSpec> attributes,
      List<UniqueSpec> unique,
      LifeSpec life,
      Optional<VolumeSpec> volume) {

    public EdgeSpec {
      key = List.copyOf(key);
      attributes = List.copyOf(attributes);
      unique = List.copyOf(unique);
    }
  }
}
