package dev.keyplan.render;

import java.util.Locale;

/**
 * HTML and XML: values stand in text, in comments and in quoted attributes, never in scripts,
 * styles or tags.
 */
final class MarkupEscaper implements Escaper {

  /** Where the next character stands. */
  private enum Place {
    TEXT,
    TAG,
    QUOTED,
    COMMENT
  }

  private static final String NAME = "[A-Za-z0-9_-]+";
  private static final String LINK = "(?i).*\\b(href|src|action|formaction)\\s*=\\s*[\"']";
  private static final String CODE_ATTRIBUTE = "(?i).*\\s(on[a-z]+|style|srcdoc)\\s*=\\s*[\"']";

  private final boolean html;
  private Place place = Place.TEXT;
  private char quote;
  private String rawElement = "";
  private final StringBuilder tag = new StringBuilder();

  MarkupEscaper(boolean html) {
    this.html = html;
  }

  @Override
  public void follow(char c) {
    switch (place) {
      case TEXT -> {
        if (c == '<') {
          place = Place.TAG;
          tag.setLength(0);
        }
      }
      case TAG -> followTag(c);
      case QUOTED -> {
        tag.append(c);
        place = c == quote ? Place.TAG : place;
      }
      case COMMENT -> {
        tag.append(c);
        place = tag.toString().endsWith("-->") ? Place.TEXT : place;
      }
    }
  }

  private void followTag(char c) {
    if (c == '>') {
      place = Place.TEXT;
      rawElement = rawElementOf(tag.toString().toLowerCase(Locale.ROOT));
      return;
    }
    tag.append(c);
    if (c == '"' || c == '\'') {
      quote = c;
      place = Place.QUOTED;
    } else if (tag.toString().equals("!--")) {
      place = Place.COMMENT;
    }
  }

  private String rawElementOf(String name) {
    return html && (name.startsWith("script") || name.startsWith("style")) ? name : "";
  }

  @Override
  public String escape(String value) throws OutOfPlace {
    if (!rawElement.isEmpty()) {
      throw new OutOfPlace("no value can stand in a script or a style");
    }
    return switch (place) {
      case TEXT -> escaped(value);
      case COMMENT -> Texts.folded(value).replace("-", "&#45;");
      case QUOTED -> attribute(value);
      case TAG -> inTag(value);
    };
  }

  private String attribute(String value) throws OutOfPlace {
    String before = tag.toString().replace('\n', ' ');
    if (html && before.matches(CODE_ATTRIBUTE)) {
      throw new OutOfPlace("no value can stand in an attribute that holds code");
    }
    if (html && before.matches(LINK) && !value.matches("(?s)(https?://|#|[A-Za-z0-9_./-]*$).*")) {
      throw new OutOfPlace("a link begins with `https://`, `#`, or is a relative path");
    }
    tag.append('x');
    return escaped(value);
  }

  private String inTag(String value) throws OutOfPlace {
    if (!value.matches(NAME)) {
      throw new OutOfPlace("in a tag a text stands between quotes");
    }
    tag.append(value);
    return value;
  }

  private static String escaped(String value) {
    StringBuilder out = new StringBuilder(value.length());
    for (int c : Texts.folded(value).codePoints().toArray()) {
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&#34;");
        case '\'' -> out.append("&#39;");
        default -> out.appendCodePoint(c);
      }
    }
    return out.toString();
  }
}
