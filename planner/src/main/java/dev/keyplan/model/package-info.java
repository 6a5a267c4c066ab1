/**
 * What the application stores and asks, with every name resolved. In: a spec. Out: a {@link
 * dev.keyplan.model.Model}.
 *
 * <p>An entity and an edge are both a {@link dev.keyplan.model.Kind}: something stored as items.
 * Attributes that relations add (references) are ordinary attributes of the kind here, so that
 * later stages never ask where an attribute came from in order to use it. Nothing here is a key or
 * an index.
 */
@NullMarked
package dev.keyplan.model;

import org.jspecify.annotations.NullMarked;
