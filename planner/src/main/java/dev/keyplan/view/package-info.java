/**
 * What templates print: finished facts. In: a plan and its example items. Out: a {@link
 * dev.keyplan.view.DesignView}, or names that clash in the output. All wording, casing and sorting
 * for files happens here; nothing is planned here.
 *
 * <p>Views are public records of texts, numbers, booleans and lists, never null, {@code Optional}
 * or a map: a template sees exactly their components. Where something may be missing, a boolean
 * that asks says so. The description of each component is its {@code @param} line, from which
 * {@code docs/view-reference.md} is printed. What only one pack needs has a package of its own
 * below this one.
 */
@NullMarked
package dev.keyplan.view;

import org.jspecify.annotations.NullMarked;
