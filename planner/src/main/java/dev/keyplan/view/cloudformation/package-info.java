/** What only the {@code cloudformation} pack prints. */
@NullMarked
package dev.keyplan.view.cloudformation;

import org.jspecify.annotations.NullMarked;
