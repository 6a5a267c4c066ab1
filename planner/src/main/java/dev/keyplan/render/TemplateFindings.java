package dev.keyplan.render;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.pack.PackOutput;
import dev.keyplan.pack.PackRule;
import dev.keyplan.pack.TemplatePack;
import dev.keyplan.source.Span;
import freemarker.core.InvalidReferenceException;
import freemarker.core.ParseException;
import freemarker.template.TemplateException;
import java.io.IOException;
import java.util.Optional;

/**
 * How a template's mistake is reported: at its line, in words that do not depend on FreeMarker
 * where they need not.
 */
final class TemplateFindings {

  /** The name under which the path of an output is a template, too. */
  static final String PATH = "path";

  private final TemplatePack pack;

  TemplateFindings(TemplatePack pack) {
    this.pack = pack;
  }

  Diagnostic syntax(ParseException e, PackOutput output) {
    Span span = span(e.getTemplateName(), e.getLineNumber(), e.getColumnNumber(), output);
    return PackRule.TEMPLATE_SYNTAX.at(span, firstLine(e.getEditorMessage()));
  }

  Diagnostic failure(TemplateException e, PackOutput output) {
    Span span = span(e.getTemplateSourceName(), line(e), column(e), output);
    Optional<OutOfPlace> outOfPlace = outOfPlace(e);
    if (outOfPlace.isPresent()) {
      return PackRule.TEXT_OUT_OF_PLACE.at(span, outOfPlace.get().why());
    }
    if (e instanceof InvalidReferenceException missing) {
      String name = missing.getBlamedExpressionString();
      String message = "the view has no `" + (name == null ? "?" : name) + "`";
      return PackRule.TEMPLATE_FAILS
          .at(span, message)
          .withHelp("`docs/view-reference.md` lists what a template can print");
    }
    return PackRule.TEMPLATE_FAILS.at(span, firstLine(e.getMessageWithoutStackTop()));
  }

  Diagnostic unreadable(IOException e, PackOutput output) {
    return PackRule.TEMPLATE_FAILS.at(output.template().span(), firstLine(e.getMessage()));
  }

  /** The only way in which a template without conditions on numbers can fail to end. */
  Diagnostic endless(PackOutput output) {
    String message = "the template includes or calls itself without end";
    return PackRule.TEMPLATE_FAILS.at(output.template().span(), message);
  }

  private static Optional<OutOfPlace> outOfPlace(Throwable e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof OutOfPlace found) {
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }

  private static int line(TemplateException e) {
    Integer line = e.getLineNumber();
    return line == null ? 1 : line;
  }

  private static int column(TemplateException e) {
    Integer column = e.getColumnNumber();
    return column == null ? 1 : column;
  }

  private Span span(
      @org.jspecify.annotations.Nullable String name, int line, int column, PackOutput output) {
    if (name == null || name.equals(PATH)) {
      return output.path().span();
    }
    return pack.template(name)
        .map(t -> new Span(t.file(), Math.max(1, line), Math.max(1, column), 1))
        .orElse(output.template().span());
  }

  static String firstLine(@org.jspecify.annotations.Nullable String text) {
    String line = text == null ? "" : text.lines().findFirst().orElse("");
    return line.endsWith(".") || line.endsWith(":") ? line.substring(0, line.length() - 1) : line;
  }
}
