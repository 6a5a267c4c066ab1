package dev.keyplan.pack;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The language of an output file; it decides how a text is escaped there. */
public enum Format {
  JAVA,
  YAML,
  JSON,
  MARKDOWN,
  HTML,
  XML,
  TEXT;

  /** The word of {@code pack.yaml}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Format> of(String word) {
    return Arrays.stream(values()).filter(f -> f.word().equals(word)).findFirst();
  }

  static List<String> words() {
    return Arrays.stream(values()).map(Format::word).toList();
  }
}
