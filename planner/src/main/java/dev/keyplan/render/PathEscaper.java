package dev.keyplan.render;

/** A path: values stand as they are, and {@link OutputPaths} judges the whole. */
final class PathEscaper implements Escaper {

  @Override
  public void follow(char c) {}

  @Override
  public String escape(String value) {
    return value;
  }
}
