package dev.keyplan.review;

import dev.keyplan.model.Allow;

/**
 * Advice that the author has considered.
 *
 * @param finding the advice
 * @param by the entry that silences it, with the author's reason
 */
public record Silenced(Finding finding, Allow by) {}
