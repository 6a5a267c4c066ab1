package dev.keyplan.render;

/** Where in a Java file the next character stands. */
final class JavaPlace {

  /** The places that differ in what a text needs. */
  enum Kind {
    CODE,
    STRING,
    CHARACTER,
    TEXT_BLOCK,
    LINE_COMMENT,
    BLOCK_COMMENT,
    JAVADOC
  }

  private Kind kind = Kind.CODE;
  private boolean afterBackslash;
  private final StringBuilder recent = new StringBuilder();

  Kind kind() {
    return kind;
  }

  /** The last character of the file so far, or a blank. */
  char last() {
    return recent.isEmpty() ? ' ' : recent.charAt(recent.length() - 1);
  }

  /** Whether a backslash stands before, so that it would take hold of the next character. */
  boolean isAfterBackslash() {
    boolean inLiteral = kind == Kind.STRING || kind == Kind.CHARACTER || kind == Kind.TEXT_BLOCK;
    return inLiteral ? afterBackslash : last() == '\\';
  }

  void follow(char c) {
    remember(c);
    switch (kind) {
      case CODE -> followCode(c);
      case LINE_COMMENT -> leave(c == '\n');
      case BLOCK_COMMENT, JAVADOC -> followComment(c);
      case STRING, CHARACTER, TEXT_BLOCK -> followLiteral(c);
    }
  }

  private void remember(char c) {
    recent.append(c);
    if (recent.length() > 3) {
      recent.deleteCharAt(0);
    }
  }

  private boolean endsWith(String text) {
    return recent.toString().endsWith(text);
  }

  private void followCode(char c) {
    if (endsWith("\"\"\"")) {
      enter(Kind.TEXT_BLOCK);
    } else if (endsWith("//")) {
      enter(Kind.LINE_COMMENT);
    } else if (endsWith("/*")) {
      enter(Kind.BLOCK_COMMENT);
    } else if (c == '"') {
      kind = Kind.STRING;
    } else if (c == '\'') {
      kind = Kind.CHARACTER;
    }
  }

  private void followComment(char c) {
    if (endsWith("/**")) {
      kind = Kind.JAVADOC;
    } else {
      leave(c == '/' && endsWith("*/"));
    }
  }

  private void followLiteral(char c) {
    if (afterBackslash) {
      afterBackslash = false;
      return;
    }
    afterBackslash = c == '\\';
    switch (kind) {
      case STRING -> kind = c == '"' ? Kind.CODE : kind;
      case CHARACTER -> leave(c == '\'');
      default -> leave(endsWith("\"\"\""));
    }
  }

  private void enter(Kind entered) {
    kind = entered;
  }

  private void leave(boolean ends) {
    if (ends) {
      kind = Kind.CODE;
      recent.setLength(0);
    }
  }

  /** A value was written: it changes nothing but the last character. */
  void passOver(String written) {
    if (!written.isEmpty()) {
      afterBackslash = false;
      recent.setLength(0);
      recent.append(written.charAt(written.length() - 1));
    }
  }
}
