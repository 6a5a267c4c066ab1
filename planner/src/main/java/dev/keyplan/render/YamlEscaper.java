package dev.keyplan.render;

import java.util.Locale;

/**
 * YAML, so that version 1.1 and 1.2 read the same: texts stand between double quotes, and outside
 * of them only whole numbers, booleans, and names that no version takes for something else.
 *
 * @see <a href="https://yaml.org/type/bool.html">YAML 1.1: boolean</a>
 */
final class YamlEscaper implements Escaper {

  private static final String PLAIN = "true|false|0|-?[1-9][0-9]*|[A-Za-z][A-Za-z0-9]*";
  private static final String READ_OTHERWISE =
      "(?i)y|n|yes|no|on|off|null|[+-]?(inf|nan)|0[xo][0-9a-f]+";

  /** Where the next character stands. */
  private enum Place {
    PLAIN,
    QUOTED,
    SINGLE_QUOTED,
    COMMENT
  }

  private Place place = Place.PLAIN;
  private char last = '\n';

  @Override
  public void follow(char c) {
    switch (place) {
      case PLAIN -> followPlain(c);
      case QUOTED -> {
        if (c == '"' && last != '\\') {
          place = Place.PLAIN;
        }
      }
      case SINGLE_QUOTED -> place = c == '\'' ? Place.PLAIN : place;
      case COMMENT -> place = c == '\n' ? Place.PLAIN : place;
    }
    boolean escapedBackslash = c == '\\' && last == '\\';
    last = escapedBackslash ? ' ' : c;
  }

  private void followPlain(char c) {
    if (c == '"') {
      place = Place.QUOTED;
    } else if (c == '\'') {
      place = Place.SINGLE_QUOTED;
    } else if (c == '#' && Character.isWhitespace(last)) {
      place = Place.COMMENT;
    }
  }

  @Override
  public String escape(String value) throws OutOfPlace {
    if (place == Place.QUOTED && last == '\\') {
      throw new OutOfPlace("no value can follow a backslash");
    }
    last = 'x';
    return switch (place) {
      case QUOTED -> quoted(value);
      case COMMENT -> Texts.folded(value);
      case SINGLE_QUOTED -> Texts.folded(value).replace("'", "''");
      case PLAIN -> plain(value);
    };
  }

  private static String plain(String value) throws OutOfPlace {
    boolean isBoolean = value.equals("true") || value.equals("false");
    if (value.matches(PLAIN) && (isBoolean || !value.matches(READ_OTHERWISE))) {
      return value;
    }
    throw new OutOfPlace("a text of YAML stands between `\"`");
  }

  private static String quoted(String value) {
    StringBuilder out = new StringBuilder(value.length());
    for (int c : value.codePoints().toArray()) {
      if (c == '"' || c == '\\') {
        out.append('\\').appendCodePoint(c);
      } else if (c == '\n') {
        out.append("\\n");
      } else if (c == '\t') {
        out.append("\\t");
      } else if (Texts.endsLine(c) || Texts.isHidden(c)) {
        out.append(String.format(Locale.ROOT, "\\u%04X", c));
      } else {
        out.appendCodePoint(c);
      }
    }
    return out.toString();
  }
}
