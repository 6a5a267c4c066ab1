package dev.keyplan.render;

import java.util.Locale;

/** JSON: texts stand in strings, and outside of them only numbers and booleans. */
final class JsonEscaper implements Escaper {

  private static final String LITERAL = "true|false|-?(0|[1-9][0-9]*)(\\.[0-9]+)?";

  private boolean inString;
  private boolean afterBackslash;

  @Override
  public void follow(char c) {
    if (inString && afterBackslash) {
      afterBackslash = false;
    } else if (inString && c == '\\') {
      afterBackslash = true;
    } else if (c == '"') {
      inString = !inString;
    }
  }

  @Override
  public String escape(String value) throws OutOfPlace {
    if (afterBackslash) {
      throw new OutOfPlace("no value can follow a backslash");
    }
    if (inString) {
      return quoted(value);
    }
    if (value.matches(LITERAL)) {
      return value;
    }
    throw new OutOfPlace("a text of JSON stands between `\"`");
  }

  private static String quoted(String value) {
    StringBuilder out = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        default -> {
          boolean paired = Character.isSurrogate(c);
          boolean hidden = Texts.endsLine(c) || Texts.isHidden(c);
          out.append(hidden && !paired ? String.format(Locale.ROOT, "\\u%04x", (int) c) : c);
        }
      }
    }
    return out.toString();
  }
}
