/**
 * The proof that a plan is right. In: a {@link dev.keyplan.plan.Plan} and its example items. Out:
 * {@link dev.keyplan.prove.ProofResult}: what was asked of each access pattern and of each write,
 * what it cost, and every difference.
 *
 * <p>Each pattern is answered twice: through its planned requests on {@link
 * dev.keyplan.prove.MemoryTable}, which follows DynamoDB's rules to the letter, and by {@link
 * dev.keyplan.prove.Meaning}, which knows entities, relations and attributes only. {@link
 * dev.keyplan.prove.PatternSql} says the same a third time, as SQL over normalised tables. Each
 * write is carried out on the table and on plain rows, and the table must hold what follows from
 * the rows.
 *
 * <p>Nothing here changes a plan, and nothing reads a clock, a file or the network.
 */
@NullMarked
package dev.keyplan.prove;

import org.jspecify.annotations.NullMarked;
