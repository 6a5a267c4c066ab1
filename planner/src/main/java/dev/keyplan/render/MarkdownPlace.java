package dev.keyplan.render;

/** Where in a Markdown file the next character stands. */
final class MarkdownPlace {

  /** The places that differ in what a text needs. */
  enum Kind {
    TEXT,
    CODE_SPAN,
    FENCED,
    MERMAID,
    MERMAID_QUOTED,
    COMMENT
  }

  private static final String FENCE = "```";

  private Kind kind = Kind.TEXT;
  private final StringBuilder line = new StringBuilder();

  Kind kind() {
    return kind;
  }

  boolean isAtLineStart() {
    return line.toString().isBlank();
  }

  boolean isInTable() {
    return line.toString().stripLeading().startsWith("|");
  }

  void follow(char c) {
    if (c == '\n') {
      endLine();
      line.setLength(0);
      return;
    }
    line.append(c);
    switch (kind) {
      case TEXT -> followText(c);
      case CODE_SPAN -> kind = c == '`' ? Kind.TEXT : kind;
      case MERMAID -> kind = c == '"' ? Kind.MERMAID_QUOTED : kind;
      case MERMAID_QUOTED -> kind = c == '"' ? Kind.MERMAID : kind;
      case COMMENT -> kind = line.toString().endsWith("-->") ? Kind.TEXT : kind;
      case FENCED -> {}
    }
  }

  private void followText(char c) {
    boolean fence = line.toString().stripLeading().startsWith(FENCE);
    if (c == '`' && !fence && !line.toString().stripLeading().startsWith("``")) {
      kind = Kind.CODE_SPAN;
    } else if (c == '`' && !isAtLineStartOfTicks()) {
      kind = Kind.TEXT;
    } else if (line.toString().endsWith("<!--")) {
      kind = Kind.COMMENT;
    }
  }

  private boolean isAtLineStartOfTicks() {
    return line.toString().strip().chars().allMatch(c -> c == '`');
  }

  private void endLine() {
    String text = line.toString().strip();
    boolean inFence = kind == Kind.FENCED || kind == Kind.MERMAID || kind == Kind.MERMAID_QUOTED;
    if (inFence) {
      boolean closes = text.equals(FENCE);
      Kind stays = kind == Kind.FENCED ? Kind.FENCED : Kind.MERMAID;
      kind = closes ? Kind.TEXT : stays;
    } else if (text.startsWith(FENCE)) {
      kind = text.equals(FENCE + "mermaid") ? Kind.MERMAID : Kind.FENCED;
    } else if (kind == Kind.CODE_SPAN) {
      kind = Kind.TEXT;
    }
  }

  void passOver(String written) {
    line.append(written.isEmpty() ? "" : "x");
  }
}
