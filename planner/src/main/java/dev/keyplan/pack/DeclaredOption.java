package dev.keyplan.pack;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * An option that a pack declares. Templates read it as {@code options.<name>}.
 *
 * @param name lower camel or kebab-case; templates see it in lower camel
 * @param type what its value may be
 * @param value the value that counts: the default, or what the spec gives
 * @param summary one sentence for its users
 */
public record DeclaredOption(String name, Type type, String value, String summary) {

  /** What an option's value may be. */
  public enum Type {
    TEXT,
    BOOLEAN,
    INTEGER;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Type> of(String word) {
      return Arrays.stream(values()).filter(t -> t.word().equals(word)).findFirst();
    }

    static List<String> words() {
      return Arrays.stream(values()).map(Type::word).toList();
    }

    boolean accepts(String text) {
      return switch (this) {
        case TEXT -> true;
        case BOOLEAN -> text.equals("true") || text.equals("false");
        case INTEGER -> text.matches("-?[0-9]{1,9}");
      };
    }
  }

  DeclaredOption with(String given) {
    return new DeclaredOption(name, type, given, summary);
  }

  /** The name under {@code options} in a template: {@code base-package} is {@code basePackage}. */
  public String templateName() {
    StringBuilder out = new StringBuilder();
    boolean upper = false;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '-') {
        upper = true;
      } else {
        out.append(upper ? Character.toUpperCase(c) : c);
        upper = false;
      }
    }
    return out.toString();
  }

  /** The value as a template sees it: a text, a boolean or a number. */
  public Object typedValue() {
    return switch (type) {
      case TEXT -> value;
      case BOOLEAN -> Boolean.valueOf(value);
      case INTEGER -> Integer.valueOf(value);
    };
  }
}
