/** The pipeline and the catalogue of rules: the only classes that know every stage. */
@NullMarked
package dev.keyplan;

import org.jspecify.annotations.NullMarked;
