package dev.keyplan.prove;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/**
 * The order of texts by their UTF-8 bytes, as DynamoDB sorts keys of type {@code S}; not that of
 * Java's chars.
 */
enum Utf8Order implements Comparator<String> {
  ORDER;

  @Override
  public int compare(String a, String b) {
    return Arrays.compareUnsigned(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }

  /** The number of bytes of a text. */
  static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
