package dev.keyplan.testing;

import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.model.Model;
import dev.keyplan.pack.PackFolders;
import dev.keyplan.pack.TemplatePack;
import dev.keyplan.pack.TemplatePacks;
import dev.keyplan.plan.Plan;
import dev.keyplan.render.GeneratedFile;
import dev.keyplan.render.Renderer;
import dev.keyplan.review.DesignReview;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.Views;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** The packs that come with keyplan, and what they give. */
public final class Packs {

  private Packs() {}

  /** All of them. */
  public static TemplatePacks builtIn() {
    try {
      return value(PackFolders.builtIn());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The view of a model's plan. */
  public static DesignView view(Model model) {
    Plan plan = Plans.of(model);
    return value(
        DesignReview.review(plan).then(reviewed -> Views.of(reviewed, ExampleItems.of(plan))));
  }

  /** The files that a pack gives for a model. */
  public static List<GeneratedFile> files(String pack, Model model) {
    TemplatePack found = builtIn().pack(pack).orElseThrow();
    return value(found.configured(model.packOptions()).then(p -> Renderer.render(p, view(model))));
  }

  /** The text of one file of a pack. */
  public static String file(String pack, String path, Model model) {
    return files(pack, model).stream()
        .filter(f -> f.path().equals(path))
        .findFirst()
        .orElseThrow()
        .text();
  }

  /** The value of an outcome that must have one. */
  public static <T> T value(Outcome<T> outcome) {
    return outcome.match(
        Outcome.Done::value,
        failed -> {
          throw new AssertionError(String.valueOf(failed.diagnostics()));
        });
  }
}
