package dev.keyplan.model;

import java.util.List;
import java.util.Optional;

/**
 * What an access pattern gives of the items that it finds.
 *
 * @param fields the attributes that the caller needs beside the identity; empty where all are
 */
public record Answer(List<Field> fields) {

  public static final Answer WHOLE = new Answer(List.of());

  public Answer {
    fields = List.copyOf(fields);
  }

  /**
   * An attribute of the pattern's kind, or of one of its ends.
   *
   * @param end the kind or role of the end; empty for the pattern's own kind
   */
  public record Field(Optional<String> end, String attribute) {}
}
