package dev.keyplan.source;

/** A value and the place where the user wrote it. */
public record Located<T>(T value, Span span) {}
