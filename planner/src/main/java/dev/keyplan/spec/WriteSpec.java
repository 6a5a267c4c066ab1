package dev.keyplan.spec;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * An entry of {@code access-patterns} that composes steps into one write.
 *
 * @param name the method's name, lower camel
 * @param steps in file order, at least one
 * @param description free text
 * @param span the first word of the mapping
 */
public record WriteSpec(
    Located<String> name,
    List<PhraseSpec> steps,
    Optional<Located<String>> description,
    Span span) {

  public WriteSpec {
    steps = List.copyOf(steps);
  }
}
