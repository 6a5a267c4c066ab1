/**
 * Template packs as data: a folder with a {@code pack.yaml} and templates. In: a folder on disk or
 * in the jar, and the options of a spec. Out: a {@link dev.keyplan.pack.TemplatePack}, or what is
 * wrong with it. Nothing is rendered here, and nothing is known of designs.
 */
@NullMarked
package dev.keyplan.pack;

import org.jspecify.annotations.NullMarked;
