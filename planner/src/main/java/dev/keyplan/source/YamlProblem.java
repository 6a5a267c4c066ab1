package dev.keyplan.source;

import java.util.Optional;

/**
 * A place where a file is not the YAML that keyplan reads.
 *
 * @param kind what is wrong
 * @param span where
 * @param message one sentence, names in backticks, no full stop
 * @param help what to do about it
 * @param first for a repeated key, its first place
 */
public record YamlProblem(
    Kind kind, Span span, String message, Optional<String> help, Optional<Span> first) {

  /** What can be wrong with a file before its meaning is looked at. */
  public enum Kind {
    NOT_UTF8,
    BYTE_ORDER_MARK,
    CONTROL_CHARACTER,
    TOO_LARGE,
    TOO_DEEP,
    EMPTY_FILE,
    TAB_INDENTATION,
    NOT_YAML,
    KEY_NOT_TEXT,
    NEEDS_QUOTES,
    SECOND_DOCUMENT,
    DUPLICATE_KEY,
    ALIAS,
    MERGE_KEY,
    TAG,
    EMPTY_VALUE
  }

  static YamlProblem of(Kind kind, Span span, String message) {
    return new YamlProblem(kind, span, message, Optional.empty(), Optional.empty());
  }

  static YamlProblem of(Kind kind, Span span, String message, String help) {
    return new YamlProblem(kind, span, message, Optional.of(help), Optional.empty());
  }
}
