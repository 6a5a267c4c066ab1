package dev.keyplan.model;

import java.util.List;
import java.util.Optional;

/**
 * Attributes of a kind that stand for the identity of another: what a relation adds to its second
 * end, and to an edge for each of its ends; and what a tenant adds.
 *
 * @param relation the relation's name; for {@code within} and a tenant, the holder's
 * @param form how many items may hold the same reference, and whether it is part of the identity
 * @param role the role of the end that it stands for, if it has one
 * @param target the kind that it stands for
 * @param attributes names on the holder, in the order of the target's identity, one for each
 */
public record Reference(
    String relation, Form form, Optional<String> role, String target, List<String> attributes) {

  /** The ways in which a relation adds a reference. */
  public enum Form {
    /** {@code within}: part of the child's identity. */
    WITHIN,
    /** {@code one-to-many}: on the second end, required. */
    ONE_TO_MANY,
    /** {@code one-to-one}: on the second end, required and unique. */
    ONE_TO_ONE,
    /** An end of a many-to-many relation: part of the edge's identity. */
    EDGE_END,
    /** The tenant to which an item belongs: the front of its identity. */
    TENANT
  }

  public Reference {
    attributes = List.copyOf(attributes);
  }
}
