package dev.keyplan.model;

import dev.keyplan.source.Span;
import java.util.Optional;

/**
 * A relation as the author declared it; its effect on attributes is in each {@link Kind}.
 *
 * @param name UpperCamel; for {@code within}, the child's name
 * @param cardinality how many of each end belong together
 * @param first the parent, or the first end
 * @param second the child, or the second end
 * @param description free text
 * @param span its name in the spec
 */
public record Relation(
    String name,
    Cardinality cardinality,
    End first,
    End second,
    Optional<String> description,
    Span span) {

  /** How many of each end belong together. */
  public enum Cardinality {
    WITHIN,
    ONE_TO_MANY,
    ONE_TO_ONE,
    MANY_TO_MANY
  }

  /** A kind, in a role where the relation names one. */
  public record End(String kind, Optional<String> role) {}
}
