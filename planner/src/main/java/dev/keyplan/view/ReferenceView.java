package dev.keyplan.view;

/**
 * Attributes of one kind that stand for another: a line between two kinds. A many-to-many relation
 * is two of them, from each end to the edge.
 *
 * @param relation the relation's name; for `within`, the child's name
 * @param parent the kind that is referred to
 * @param child the kind that refers
 * @param isOneToOne whether a parent has one such child at most
 * @param isIdentifying whether the reference is part of the child's identity
 * @param label what the line says: the end's role, or the relation's name
 */
public record ReferenceView(
    String relation,
    String parent,
    String child,
    boolean isOneToOne,
    boolean isIdentifying,
    String label) {}
