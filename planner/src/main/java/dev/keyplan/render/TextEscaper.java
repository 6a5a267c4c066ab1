package dev.keyplan.render;

/** Plain text: a value stays on its line. */
final class TextEscaper implements Escaper {

  @Override
  public void follow(char c) {}

  @Override
  public String escape(String value) {
    return Texts.folded(value);
  }
}
