/**
 * The design: how each item is keyed, which requests serve each access pattern, what each write
 * does, and why. In: a {@link dev.keyplan.model.Model}. Out: a {@link dev.keyplan.plan.Plan}, or
 * refusals.
 *
 * <h2>Vocabulary</h2>
 *
 * <p>A <em>key template</em> is a list of <em>key segments</em>, literals and attributes, joined by
 * the delimiter. An <em>item shape</em> is a kind of item with its key templates on the table and
 * on each index that holds it. A <em>query target</em> is what a request can name: the table by its
 * primary key, or an index. A <em>route</em> is how a pattern is served: steps, each one request.
 * Planning speaks of <em>rows</em> (the rising attribute sets that a pattern fixes),
 * <em>chains</em> (rows that one index entry serves) and <em>slots</em> (the table and each index).
 *
 * <p>Pure Java, no input or output; the same model gives the same plan, whatever the order of its
 * lists.
 */
@NullMarked
package dev.keyplan.plan;

import org.jspecify.annotations.NullMarked;
