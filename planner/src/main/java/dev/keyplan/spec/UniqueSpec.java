package dev.keyplan.spec;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import java.util.List;

/**
 * An entry of {@code unique}.
 *
 * @param attributes names of the attributes whose values, together, are unique; at least one
 * @param span the entry
 */
public record UniqueSpec(List<Located<String>> attributes, Span span) {

  public UniqueSpec {
    attributes = List.copyOf(attributes);
  }
}
