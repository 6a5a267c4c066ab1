package dev.keyplan.model.phrase;

/**
 * One way to read words from some place on.
 *
 * @param value what they mean
 * @param next the index of the first word after them
 */
record Match<T>(T value, int next) {}
