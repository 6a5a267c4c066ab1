package dev.keyplan.model;

import dev.keyplan.source.Span;
import java.util.Optional;

/**
 * Advice that the author has considered and silences.
 *
 * @param rule the rule's id
 * @param at the kind or pattern meant; everywhere where absent
 * @param because the author's reason
 * @param span the entry
 */
public record Allow(String rule, Optional<String> at, String because, Span span) {}
