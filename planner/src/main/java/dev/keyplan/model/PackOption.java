package dev.keyplan.model;

import dev.keyplan.source.Span;

/**
 * A value for an option that a template pack declares; checked when the pack is read.
 *
 * @param pack the pack's name
 * @param name the option's name
 * @param value the value as written
 * @param span the option's name in the spec
 */
public record PackOption(String pack, String name, String value, Span span) {}
