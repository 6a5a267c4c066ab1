package dev.keyplan.model;

import dev.keyplan.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * An entity, or the edge of a many-to-many relation: something that is stored as items.
 *
 * @param name UpperCamel
 * @param sort entity or edge
 * @param prefix the literal that marks it in keys
 * @param plural for phrases, lower-case words such as {@code order lines}
 * @param description free text
 * @param attributes all that an item holds: identity first, then other references, then the rest in
 *     file order
 * @param identity names of the attributes that identify an item: the parent's identity, then its
 *     own key
 * @param references what the relations add, in the order in which they are declared; for an edge
 *     its two ends first
 * @param uniques lists of attributes whose values are unique among all items of the kind
 * @param life when its items expire and how their states are told apart
 * @param volume how many items and how large, where given
 * @param span its name in the spec
 */
public record Kind(
    String name,
    Sort sort,
    String prefix,
    String plural,
    Optional<String> description,
    List<Attribute> attributes,
    List<String> identity,
    List<Reference> references,
    List<Unique> uniques,
    Life life,
    Volume volume,
    Span span) {

  /** What a kind is in the spec. */
  public enum Sort {
    ENTITY,
    EDGE
  }

  /**
   * When items expire and how their states are told apart.
   *
   * @param ttl the attribute with the moment at which an item expires, stored in seconds
   * @param versions whether items have a version, and what is kept of earlier ones
   */
  public record Life(Optional<String> ttl, Versions versions) {

    /** Items stay until they are deleted, and have no version. */
    public static final Life PLAIN = new Life(Optional.empty(), Versions.NONE);
  }

  /** Versions of items. */
  public enum Versions {
    NONE,
    /** An integer that each write raises, and of which each write knows the last value. */
    COUNTED,
    /** The same, and each state is kept. */
    KEPT
  }

  public Kind {
    attributes = List.copyOf(attributes);
    identity = List.copyOf(identity);
    references = List.copyOf(references);
    uniques = List.copyOf(uniques);
  }

  public boolean isEdge() {
    return sort == Sort.EDGE;
  }

  /** The attribute of that name; the model is resolved, so a name that it lacks is a bug. */
  public Attribute attribute(String wanted) {
    return attributes.stream()
        .filter(a -> a.name().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name + " has no attribute " + wanted));
  }

  /** Whether that attribute is part of the identity. */
  public boolean identifies(String attribute) {
    return identity.contains(attribute);
  }
}
