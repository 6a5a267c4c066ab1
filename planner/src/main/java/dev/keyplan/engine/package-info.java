/**
 * The proof on a real engine: DynamoDB itself or anything that speaks its protocol. In: a {@link
 * dev.keyplan.plan.Plan}, its example items and an endpoint. Out: {@link
 * dev.keyplan.prove.ProofResult}, of the patterns only.
 *
 * <p>The only package that knows the AWS SDK, and the only one that opens a connection.
 */
@NullMarked
package dev.keyplan.engine;

import org.jspecify.annotations.NullMarked;
