package dev.keyplan.render;

/**
 * GitHub's Markdown: values stand in text, table cells, code spans and fenced code, and mean there
 * what their characters say. A value stays on its line.
 *
 * @see <a href="https://github.github.com/gfm/">GitHub Flavored Markdown</a>
 */
final class MarkdownEscaper implements Escaper {

  private final MarkdownPlace place = new MarkdownPlace();

  @Override
  public void follow(char c) {
    place.follow(c);
  }

  @Override
  public String escape(String value) throws OutOfPlace {
    String line = Texts.folded(value);
    String written =
        switch (place.kind()) {
          case TEXT -> MarkdownText.escaped(line, place.isAtLineStart());
          case CODE_SPAN -> line.replace('`', '\'').replace("|", place.isInTable() ? "\\|" : "|");
          case FENCED -> line.replace("```", "'''").replace("~~~", "---");
          case MERMAID -> MermaidText.outside(line);
          case MERMAID_QUOTED -> MermaidText.quoted(line);
          case COMMENT -> line.replace("-", "&#45;");
        };
    place.passOver(written);
    return written;
  }
}
