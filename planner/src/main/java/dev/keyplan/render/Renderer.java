package dev.keyplan.render;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.pack.PackOutput;
import dev.keyplan.pack.PackRule;
import dev.keyplan.pack.TemplatePack;
import dev.keyplan.view.DesignView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Renders a pack: one text for each of its outputs. The same pack and view give the same bytes. */
public final class Renderer {

  private Renderer() {}

  /**
   * The files of a pack, sorted by path. All that is wrong with its templates is found in one run.
   */
  public static Outcome<List<GeneratedFile>> render(TemplatePack pack, DesignView view) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    PackTemplates templates = new PackTemplates(pack, view, diagnostics);
    Map<String, GeneratedFile> byFold = new LinkedHashMap<>();
    for (PackOutput output : pack.outputs()) {
      for (GeneratedFile file : templates.files(output)) {
        GeneratedFile other = byFold.putIfAbsent(OutputPaths.fold(file.path()), file);
        if (other != null) {
          diagnostics.add(collision(output, file, other));
        }
      }
    }
    List<GeneratedFile> files =
        byFold.values().stream().sorted(Comparator.comparing(GeneratedFile::path)).toList();
    return Outcome.of(files, diagnostics);
  }

  private static Diagnostic collision(PackOutput output, GeneratedFile one, GeneratedFile other) {
    String message =
        one.path().equals(other.path())
            ? "the path `" + one.path() + "` is written twice"
            : "`" + other.path() + "` and `" + one.path() + "` are one file where case is ignored";
    return PackRule.OUTPUT_PATHS_COLLIDE.at(output.path().span(), message);
  }
}
