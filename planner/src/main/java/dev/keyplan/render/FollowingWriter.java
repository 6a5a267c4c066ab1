package dev.keyplan.render;

import java.io.IOException;
import java.io.Writer;

/** Collects a file's text and lets its format follow the template's part of it. */
final class FollowingWriter extends Writer {

  private final StringBuilder text = new StringBuilder();
  private final Escaper escaper;

  FollowingWriter(Escaper escaper) {
    this.escaper = escaper;
  }

  @Override
  public void write(char[] buffer, int offset, int length) {
    for (int i = offset; i < offset + length; i++) {
      escaper.follow(buffer[i]);
    }
    text.append(buffer, offset, length);
  }

  /** A value stands here. */
  void writeValue(String value) throws OutOfPlace {
    text.append(escaper.escape(value));
  }

  @Override
  public void flush() throws IOException {}

  @Override
  public void close() throws IOException {}

  @Override
  public String toString() {
    return text.toString();
  }
}
