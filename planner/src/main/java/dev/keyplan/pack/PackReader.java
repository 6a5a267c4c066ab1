package dev.keyplan.pack;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.source.SourceFile;
import dev.keyplan.source.Span;
import dev.keyplan.source.YamlNode;
import dev.keyplan.source.YamlProblem;
import dev.keyplan.source.YamlReader;
import dev.keyplan.source.YamlTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads a pack's folder. */
final class PackReader {

  /** What makes a folder a pack. */
  static final String FILE = "pack.yaml";

  private static final char UNREADABLE = '\ufffd';
  private static final String TEMPLATE_ENDING = ".ftl";

  private PackReader() {}

  static Outcome<TemplatePack> read(Path folder, String shown) throws IOException {
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<TemplatePack.Template> templates = templates(folder, shown, diagnostics);
    templates.forEach(t -> diagnostics.addAll(TemplateSyntax.check(t.file())));
    YamlTree tree = YamlReader.read(shown + "/" + FILE, Files.readAllBytes(folder.resolve(FILE)));
    tree.problems().forEach(p -> diagnostics.add(finding(p)));
    if (tree.root().isEmpty()) {
      return new Outcome.Failed<>(diagnostics);
    }
    return new PackShape(tree.root().get(), templates, diagnostics).pack();
  }

  private static Diagnostic finding(YamlProblem problem) {
    Diagnostic finding = PackRule.PACK_NOT_YAML.at(problem.span(), problem.message());
    return problem.help().map(finding::withHelp).orElse(finding);
  }

  private static List<TemplatePack.Template> templates(
      Path folder, String shown, List<Diagnostic> diagnostics) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder)) {
      files =
          walk.filter(p -> p.toString().endsWith(TEMPLATE_ENDING))
              .filter(Files::isRegularFile)
              .sorted()
              .toList();
    }
    List<TemplatePack.Template> templates = new ArrayList<>();
    for (Path file : files) {
      String name = folder.relativize(file).toString().replace('\\', '/');
      SourceFile source = new SourceFile(shown + "/" + name, text(file));
      templates.add(new TemplatePack.Template(name, source));
      if (source.text().indexOf(UNREADABLE) >= 0) {
        Span start = new Span(source, 1, 1, 1);
        diagnostics.add(PackRule.TEMPLATE_SYNTAX.at(start, "the template is not UTF-8"));
      }
    }
    return templates;
  }

  /** The text, where bytes that are not UTF-8 are {@link #UNREADABLE}. */
  private static String text(Path file) throws IOException {
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return text.replace("\r\n", "\n");
  }

  /** The kind of a node, for messages. */
  static String nameOf(YamlNode node) {
    return node.match(s -> "a text", m -> "a mapping", s -> "a list", u -> "nothing");
  }
}
