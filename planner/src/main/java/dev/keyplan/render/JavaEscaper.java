package dev.keyplan.render;

/**
 * Java: a value is escaped as the literal or the comment in which it stands needs it. In code only
 * names and types can stand. No unicode escape of a value is ever active, in comments too, where
 * the compiler reads them as anywhere.
 *
 * @see <a href="https://docs.oracle.com/javase/specs/jls/se17/html/jls-3.html#jls-3.3">Unicode
 *     escapes</a>
 */
final class JavaEscaper implements Escaper {

  private static final String IN_CODE = "[\\p{L}\\p{Nd}_$.<>,?&@\\[\\] -]*";

  private final JavaPlace place = new JavaPlace();

  @Override
  public void follow(char c) {
    place.follow(c);
  }

  @Override
  public String escape(String value) throws OutOfPlace {
    if (place.isAfterBackslash()) {
      throw new OutOfPlace("no value can follow a backslash");
    }
    String written =
        switch (place.kind()) {
          case CODE -> code(value);
          case STRING, CHARACTER -> JavaLiteral.escaped(value);
          case TEXT_BLOCK -> JavaLiteral.inTextBlock(value);
          case LINE_COMMENT, BLOCK_COMMENT -> JavaComment.plain(value, place.last());
          case JAVADOC -> JavaComment.javadoc(value, place.last());
        };
    place.passOver(written);
    return written;
  }

  private static String code(String value) throws OutOfPlace {
    if (value.matches(IN_CODE) && !value.contains("//")) {
      return value;
    }
    throw new OutOfPlace(
        "in code stand names, types and numbers only; a text of Java stands between `\"` or in a"
            + " comment");
  }
}
