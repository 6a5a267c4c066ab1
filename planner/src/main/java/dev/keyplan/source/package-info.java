/**
 * Texts, places in them, and the YAML tree with a span for each node. In: bytes. Out: a tree or the
 * places where the text is not YAML. The only package that knows the YAML parser; it does not know
 * what a spec is.
 */
@NullMarked
package dev.keyplan.source;

import org.jspecify.annotations.NullMarked;
