/**
 * Example items. In: a {@link dev.keyplan.plan.Plan}. Out: {@link
 * dev.keyplan.example.ExampleItems}, the same for the same plan, with every attribute that is
 * stored, keys and markers included, and the same items as DynamoDB JSON.
 *
 * <p>The items are related as their kinds are (each reference stands for an item that is there), at
 * least two of each kind, and near-collisions among them: {@code a9} and {@code a91}, equal dates,
 * optional attributes present and absent, a delimiter inside a free text. The author's examples
 * come first.
 *
 * <p>Nothing here judges the plan: that is {@code prove}.
 */
@NullMarked
package dev.keyplan.example;

import org.jspecify.annotations.NullMarked;
