/**
 * Findings as values: a rule, a place, a message, advice. Stages collect them and go on; nobody
 * throws for a user's mistake. How they are printed is the command line's business.
 */
@NullMarked
package dev.keyplan.diagnostic;

import org.jspecify.annotations.NullMarked;
