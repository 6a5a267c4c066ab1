package dev.keyplan.render;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.pack.DeclaredOption;
import dev.keyplan.pack.Format;
import dev.keyplan.pack.PackOutput;
import dev.keyplan.pack.TemplatePack;
import dev.keyplan.source.Located;
import dev.keyplan.source.SourceFile;
import dev.keyplan.source.Span;
import dev.keyplan.testing.Models;
import dev.keyplan.testing.Packs;
import dev.keyplan.view.DesignView;
import java.util.List;

/** One template, rendered with a text of a user. */
final class Rendering {

  private static final DesignView VIEW = Packs.view(Models.school());
  private static final String NAME = "template.ftl";

  private Rendering() {}

  /** The file that a template gives, where {@code options.text} is the text. */
  static String of(Format format, String template, String text) {
    return Packs.value(outcome(format, template, text)).get(0).text();
  }

  /** What is wrong with a template: the ids of rules, with line and column. */
  static List<String> findings(Format format, String template, String text) {
    return outcome(format, template, text).diagnostics().stream().map(Rendering::line).toList();
  }

  private static String line(Diagnostic finding) {
    Span span = finding.span();
    return finding.rule().id() + " " + span.line() + ":" + span.column() + " " + finding.message();
  }

  static Outcome<List<GeneratedFile>> outcome(Format format, String template, String text) {
    return Renderer.render(pack(format, template, "file.txt", text), VIEW);
  }

  static TemplatePack pack(Format format, String template, String path, String text) {
    SourceFile packFile = new SourceFile("pack/pack.yaml", path);
    Span span = new Span(packFile, 1, 1, path.length());
    PackOutput output =
        new PackOutput(
            new Located<>(PackOutput.DESIGN, span),
            "",
            new Located<>(NAME, span),
            new Located<>(path, span),
            format);
    return new TemplatePack(
        "pack",
        "a pack of a test",
        false,
        List.of(output),
        List.of(new DeclaredOption("text", DeclaredOption.Type.TEXT, text, "a text")),
        List.of(),
        List.of(new TemplatePack.Template(NAME, new SourceFile("pack/" + NAME, template))));
  }

  static Outcome<List<GeneratedFile>> withPath(String path, String text) {
    return Renderer.render(pack(Format.TEXT, "x\n", path, text), VIEW);
  }
}
