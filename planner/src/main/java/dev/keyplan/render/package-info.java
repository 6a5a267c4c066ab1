/**
 * Turns a template pack and a view into files. In: a {@link dev.keyplan.pack.TemplatePack} and a
 * {@link dev.keyplan.view.DesignView}. Out: {@link dev.keyplan.render.GeneratedFile}s, or findings.
 * Nothing is decided or worded here, and nothing is written to disk. The only package that knows
 * FreeMarker.
 *
 * <h2>Escaping</h2>
 *
 * <p>Each format follows the text of a file as it grows and knows where in its language the next
 * value stands: in a string, in a comment, in a table cell, in code. It escapes the value for that
 * place, or refuses it where no text can stand. So a template cannot forget to escape, and need not
 * say where it is.
 */
@NullMarked
package dev.keyplan.render;

import org.jspecify.annotations.NullMarked;
