package dev.keyplan.spec;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import java.util.Optional;

/**
 * An entry of {@code allow}.
 *
 * @param rule a rule's id, such as {@code KP4002}
 * @param at the kind or pattern meant; everywhere where absent
 * @param because the author's reason
 * @param span the entry's first word
 */
public record AllowSpec(
    Located<String> rule, Optional<Located<String>> at, Located<String> because, Span span) {}
