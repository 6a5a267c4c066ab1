package dev.keyplan.model.phrase;

import dev.keyplan.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * The place at which a phrase stops to make sense.
 *
 * @param span the first word that does not fit, or the last word of a phrase that breaks off
 * @param word that word; empty where the phrase breaks off
 * @param understood what stands before it
 * @param nearest what could stand there and looks most like it
 * @param possible what could stand there, in the grammar's order
 * @param noun the main noun, where one was understood
 */
public record Misread(
    Span span,
    Optional<String> word,
    String understood,
    Optional<String> nearest,
    List<String> possible,
    Optional<String> noun) {

  public Misread {
    possible = List.copyOf(possible);
  }
}
