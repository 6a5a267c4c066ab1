package dev.keyplan.spec;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * An entry of {@code unique}.
 *
 * @param attributes names of the attributes whose values, together, are unique; at least one
 * @param acrossTenants whether they are unique among the items of all tenants, where it is said
 * @param span the entry
 */
public record UniqueSpec(
    List<Located<String>> attributes, Optional<Located<Boolean>> acrossTenants, Span span) {

  public UniqueSpec {
    attributes = List.copyOf(attributes);
  }
}
