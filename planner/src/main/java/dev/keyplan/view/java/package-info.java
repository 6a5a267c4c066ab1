/**
 * What the Java pack prints. In: a {@link dev.keyplan.plan.Plan}. Out: a {@link
 * dev.keyplan.view.java.JavaView}, or findings about names that Java does not allow.
 *
 * <p>All that is decided about the generated Java is decided here: names, types, imports, wording
 * of comments, which overloads a method has, how a key is written as an expression. Texts of the
 * spec stand in two kinds of places: string literals, which the pack's output format escapes, and
 * comments, which {@link dev.keyplan.view.java.JavadocText} makes harmless. Expressions are made of
 * names only.
 */
@NullMarked
package dev.keyplan.view.java;

import org.jspecify.annotations.NullMarked;
