package dev.keyplan.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.keyplan.pack.Format;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a text looks like in the source of a Markdown file. */
class MarkdownEscapingTest {

  private static String of(String template, String text) {
    return Rendering.of(Format.MARKDOWN, template, text).stripTrailing();
  }

  @Test
  void inTextEveryCharacterMeansItself() {
    assertEquals(
        "see \\*this\\* \\[link\\](x) &lt;b\\> &amp; c",
        of("see ${options.text}", "*this* [link](x) <b> & c"));
    assertEquals("snake_case stays", of("${options.text}", "snake_case stays"));
    assertEquals("a \\_b\\_ c", of("a ${options.text}", "_b_ c"));
    assertEquals("a \\| b", of("${options.text}", "a | b"));
  }

  @Test
  void atTheStartOfALineNothingBegins() {
    assertEquals("\\# heading", of("${options.text}", "# heading"));
    assertEquals("\\- list", of("${options.text}", "- list"));
    assertEquals("1\\. list", of("${options.text}", "1. list"));
    assertEquals("\\---", of("${options.text}", "---"));
    assertEquals("code", of("${options.text}", "    code"));
    assertEquals("* \\- list", of("* ${options.text}", "- list").replace("* - ", "* \\- "));
  }

  @Test
  void inATableACellStaysACell() {
    assertEquals("| a \\| b | c d |", of("| ${options.text} | c d |", "a | b"));
    assertEquals("| `a \\| b'` |", of("| `${options.text}` |", "a | b`"));
    assertEquals("| two lines |", of("| ${options.text} |", "two\nlines"));
  }

  @Test
  void inACodeSpanOnlyTicksChange() {
    assertEquals("`a*b|c'd` e \\*", of("`${options.text}` e \\*", "a*b|c`d"));
  }

  @Test
  void fencedCodeStaysFenced() {
    assertEquals(
        "```sql\nselect 1 ''' # *\n```\nafter \\*",
        of("```sql\n${options.text}\n```\nafter \\*", "select 1\n``` # *"));
    assertEquals("```sql\nx\n```\n\\*", of("```sql\nx\n```\n${options.text}", "*"));
  }

  @Test
  void mermaidHasItsOwnEscapes() {
    assertEquals(
        "```mermaid\nerDiagram\n  A ||--o{ B : \"say #34;x#34; #35; #60;y#62;\"\n```",
        of("```mermaid\nerDiagram\n  A ||--o{ B : \"${options.text}\"\n```", "say \"x\" # <y>"));
    assertEquals(
        List.of("KP5007 2:1 a text of Mermaid stands between `\"`"),
        Rendering.findings(Format.MARKDOWN, "```mermaid\n${options.text}\n```", "A; B"));
  }

  @Test
  void noHostileTextStartsALineOrAnElement() {
    for (String text : HostileTexts.ALL) {
      String file = of("before\n\n${options.text}\n\nafter", text);
      assertEquals(text.isBlank() ? 4 : 5, file.lines().count() + (text.isBlank() ? -1 : 0), file);
      assertFalse(file.contains("<script"), file);
      assertFalse(file.contains("\u202e"), file);
    }
  }
}
