package dev.keyplan.testing;

import dev.keyplan.Keyplan;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.example.ItemsFile;
import dev.keyplan.output.PackFiles;
import dev.keyplan.pack.TemplatePacks;
import dev.keyplan.plan.Plan;
import dev.keyplan.render.GeneratedFile;
import dev.keyplan.view.DesignView;
import java.util.LinkedHashMap;
import java.util.Map;

/** The example items of a spec and what every pack makes of it, a folder for each pack. */
final class SampleFiles {

  private SampleFiles() {}

  static Map<String, String> of(byte[] spec) {
    Plan plan = Packs.value(Keyplan.plan("spec.yaml", spec));
    DesignView view = Packs.value(Keyplan.review(plan).then(Keyplan::view));
    TemplatePacks packs = Packs.value(Packs.builtIn().configured(plan.model().packOptions()));
    Map<String, String> files = new LinkedHashMap<>();
    files.put("items.json", ItemsFile.of(plan.model(), ExampleItems.of(plan)));
    for (PackFiles pack : Packs.value(Keyplan.generate(packs, view))) {
      for (GeneratedFile file : pack.files()) {
        files.put(pack.pack() + "/" + file.path(), file.text());
      }
    }
    return files;
  }
}
