/**
 * What tests share: builders of models and plans, and the programs outside Maven that tests start.
 * Nothing here is part of the product.
 */
package dev.keyplan.testing;
