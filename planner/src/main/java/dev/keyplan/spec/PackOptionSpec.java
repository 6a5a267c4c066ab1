package dev.keyplan.spec;

import dev.keyplan.source.Located;

/**
 * One option under {@code packs}, checked when the pack is read.
 *
 * @param pack the pack's name
 * @param name the option's name
 * @param value the value as written
 */
public record PackOptionSpec(Located<String> pack, Located<String> name, Located<String> value) {}
