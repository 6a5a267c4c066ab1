package dev.keyplan.pack;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.source.SourceFile;
import dev.keyplan.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Holds templates to what keeps logic and code out of them: they branch on a named fact, walk
 * through a list, define and call macros, include each other, and print. Whatever computes,
 * evaluates, sets variables, or turns escaping off is refused, in packs of users as in those that
 * come with keyplan.
 */
final class TemplateSyntax {

  private static final List<String> DIRECTIVES =
      List.of(
          "if", "elseif", "else", "list", "items", "sep", "macro", "nested", "include", "import",
          "t", "lt", "rt", "nt");

  /** Directives, macro calls, comments and interpolations, in the order of the text. */
  private static final Pattern CONSTRUCT =
      Pattern.compile(
          "<#--.*?-->|</?#(?<directive>\\w*)(?<arguments>(?:\"[^\"]*\"|'[^']*'|[^\"'>])*)>"
              + "|</?@(?<call>(?:\"[^\"]*\"|'[^']*'|[^\"'>])*)>"
              + "|\\$\\{(?<value>(?:\"[^\"]*\"|'[^']*'|[^\"'}])*)}",
          Pattern.DOTALL);

  /**
   * Names with dots, texts, {@code !name}, {@code name=value}, {@code as}; nothing that computes.
   */
  private static final Pattern PLAIN =
      Pattern.compile("(?:\"[^\"$]*\"|'[^'$]*'|!(?=[a-z])|=(?!=)|[\\w./,;]|\\s)*");

  private TemplateSyntax() {}

  static List<Diagnostic> check(SourceFile file) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    Matcher matcher = CONSTRUCT.matcher(file.text());
    while (matcher.find()) {
      String refused = refused(matcher);
      if (!refused.isEmpty()) {
        Span span = span(file, matcher.start(), matcher.group());
        diagnostics.add(finding(span, refused));
      }
    }
    return diagnostics;
  }

  /** The same for the path of an output, which may only print. */
  static List<Diagnostic> checkPath(Located<String> path) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    Matcher matcher = CONSTRUCT.matcher(path.value());
    while (matcher.find()) {
      boolean prints = matcher.group("value") != null;
      if (!prints || !refused(matcher).isEmpty()) {
        diagnostics.add(finding(path.span(), "`" + matcher.group() + "` cannot stand in a path"));
      }
    }
    return diagnostics;
  }

  private static Diagnostic finding(Span span, String message) {
    return PackRule.TEMPLATE_CONSTRUCT
        .at(span, message)
        .withHelp(
            "a template may use "
                + String.join(", ", DIRECTIVES)
                + ", macro calls, and `${name.of.a.fact}`; put what it would compute into the"
                + " view");
  }

  /** What is wrong with a construct, or an empty text. */
  private static String refused(Matcher matcher) {
    String directive = matcher.group("directive");
    if (directive != null && !DIRECTIVES.contains(directive)) {
      return "the directive `" + directive + "` is not for templates of keyplan";
    }
    for (String group : List.of("arguments", "call", "value")) {
      String text = matcher.group(group);
      if (text != null && !PLAIN.matcher(text).matches()) {
        return "`" + text.strip() + "` is more than the name of a fact";
      }
    }
    return "";
  }

  private static Span span(SourceFile file, int offset, String construct) {
    String before = file.text().substring(0, offset);
    int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
    int column = offset - before.lastIndexOf('\n');
    int length = (int) construct.chars().takeWhile(c -> c != '\n').count();
    return new Span(file, line, column, length);
  }
}
