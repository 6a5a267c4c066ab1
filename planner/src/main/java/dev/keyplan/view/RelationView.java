package dev.keyplan.view;

/**
 * A relation between two kinds.
 *
 * @param name UpperCamel; for `within`, the child's name
 * @param cardinality `within`, `one-to-many`, `one-to-one` or `many-to-many`
 * @param firstKind the parent, or the first end
 * @param hasFirstRole whether the first end has a role
 * @param firstRole the first end's role, or empty
 * @param secondKind the child, or the second end
 * @param hasSecondRole whether the second end has a role
 * @param secondRole the second end's role, or empty
 * @param hasDescription whether the spec describes it
 * @param description the spec's description, or empty
 */
public record RelationView(
    String name,
    String cardinality,
    String firstKind,
    boolean hasFirstRole,
    String firstRole,
    String secondKind,
    boolean hasSecondRole,
    String secondRole,
    boolean hasDescription,
    String description) {}
