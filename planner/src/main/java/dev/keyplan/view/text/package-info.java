/**
 * The plan as text for a terminal. In: a {@link dev.keyplan.view.DesignView}. Out: lines of a given
 * width. What is said is decided in the view; only where it stands on the page is decided here.
 */
@NullMarked
package dev.keyplan.view.text;

import org.jspecify.annotations.NullMarked;
