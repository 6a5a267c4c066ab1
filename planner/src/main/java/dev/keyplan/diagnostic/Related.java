package dev.keyplan.diagnostic;

import dev.keyplan.source.Span;

/** Another place that explains a finding, such as a declaration. */
public record Related(Span span, String message) {}
