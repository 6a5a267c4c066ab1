package dev.keyplan.render;

import dev.keyplan.pack.Format;

/** Follows the text of one file and escapes values for the place where they stand in it. */
interface Escaper {

  /** The template's own text goes on with this character. */
  void follow(char c);

  /**
   * What to write for a value here.
   *
   * @throws OutOfPlace if no text, or not this one, can stand here
   */
  String escape(String value) throws OutOfPlace;

  /** A fresh one, for a file that begins. */
  static Escaper of(Format format) {
    return switch (format) {
      case JAVA -> new JavaEscaper();
      case YAML -> new YamlEscaper();
      case JSON -> new JsonEscaper();
      case MARKDOWN -> new MarkdownEscaper();
      case HTML -> new MarkupEscaper(true);
      case XML -> new MarkupEscaper(false);
      case TEXT -> new TextEscaper();
    };
  }
}
