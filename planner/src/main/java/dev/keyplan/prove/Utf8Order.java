package dev.keyplan.prove;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;

/**
 * The order of texts by their UTF-8 bytes, as DynamoDB sorts keys of type {@code S}; not that of
 * Java's chars.
 */
enum Utf8Order implements Comparator<String> {
  ORDER;

  /**
   * The order of UTF-8 bytes is that of code points: a surrogate stands for one above all other
   * chars.
   */
  @Override
  public int compare(String a, String b) {
    int length = Math.min(a.length(), b.length());
    for (int i = 0; i < length; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x != y) {
        boolean sameSort = Character.isSurrogate(x) == Character.isSurrogate(y);
        return sameSort ? Character.compare(x, y) : Character.isSurrogate(x) ? 1 : -1;
      }
    }
    return Integer.compare(a.length(), b.length());
  }

  /** The number of bytes of a text. */
  static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
