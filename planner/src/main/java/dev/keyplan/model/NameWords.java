package dev.keyplan.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The words of which a name is made, and names made of words. */
public final class NameWords {

  private NameWords() {}

  /**
   * The words in lower case: {@code orderLine}, {@code OrderLine} and {@code order_line} are {@code
   * order, line}.
   */
  public static List<String> of(String name) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean separates = !Character.isLetterOrDigit(c);
      if ((separates || startsWord(name, i)) && word.length() > 0) {
        words.add(word.toString());
        word.setLength(0);
      }
      if (!separates) {
        word.append(c);
      }
    }
    if (word.length() > 0) {
      words.add(word.toString());
    }
    return words.stream().map(w -> w.toLowerCase(Locale.ROOT)).toList();
  }

  /**
   * An upper-case letter after a lower-case one, or the last of several before a lower-case one:
   * {@code SKUCode}.
   */
  private static boolean startsWord(String name, int i) {
    if (i == 0 || !Character.isUpperCase(name.charAt(i))) {
      return false;
    }
    boolean afterUpper = Character.isUpperCase(name.charAt(i - 1));
    boolean beforeLower = i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1));
    return !afterUpper || beforeLower;
  }

  /** {@code orderLine}. */
  public static String lowerCamel(List<String> words) {
    return words.isEmpty() ? "" : words.get(0) + upperCamel(words.subList(1, words.size()));
  }

  /** {@code OrderLine}. */
  public static String upperCamel(List<String> words) {
    return words.stream().map(NameWords::capitalised).collect(Collectors.joining());
  }

  /** {@code order_line}. */
  public static String snake(List<String> words) {
    return String.join("_", words);
  }

  /** The word with its first letter in upper case. */
  public static String capitalised(String word) {
    return word.isEmpty()
        ? word
        : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** The name with its first letter in lower case. */
  public static String uncapitalised(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }
}
