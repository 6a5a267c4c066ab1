/**
 * What tests share: builders of models and plans, and the programs outside Maven that tests start.
 * Nothing here is part of the product.
 */
@NullMarked
package dev.keyplan.testing;

import org.jspecify.annotations.NullMarked;
