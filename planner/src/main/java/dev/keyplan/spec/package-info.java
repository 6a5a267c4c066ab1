/**
 * What the author wrote, with the place of each word. In: bytes or text of a YAML file. Out: a
 * {@link dev.keyplan.spec.Spec}, whose shape is right and whose names may still be wrong, or every
 * problem of shape at once.
 *
 * <p>The published JSON Schema ({@code docs/keyplan.schema.json}) describes the whole language and
 * decides which fields there are; what it knows and this version does not plan yet is refused here,
 * at the field's own place. No name is resolved here: whether {@code Ordr} is an entity is the
 * model's question.
 */
@NullMarked
package dev.keyplan.spec;

import org.jspecify.annotations.NullMarked;
