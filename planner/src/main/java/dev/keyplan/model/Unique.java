package dev.keyplan.model;

import dev.keyplan.source.Span;
import java.util.List;

/**
 * Attributes whose values, together, no two items of the kind share. A one-to-one reference is one
 * too.
 *
 * @param attributes their names, at least one
 * @param span the entry in the spec
 */
public record Unique(List<String> attributes, Span span) {

  public Unique {
    attributes = List.copyOf(attributes);
  }
}
