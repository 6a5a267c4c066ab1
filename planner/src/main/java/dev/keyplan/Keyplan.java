package dev.keyplan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.engine.EngineProof;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.model.ModelResolver;
import dev.keyplan.output.PackFiles;
import dev.keyplan.pack.TemplatePack;
import dev.keyplan.pack.TemplatePacks;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Planner;
import dev.keyplan.prove.Proof;
import dev.keyplan.prove.ProofResult;
import dev.keyplan.render.Renderer;
import dev.keyplan.review.DesignReview;
import dev.keyplan.review.ReviewedPlan;
import dev.keyplan.spec.SpecReader;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.Views;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/**
 * The pipeline: each stage takes one value and gives one value, with the findings carried along.
 */
public final class Keyplan {

  private Keyplan() {}

  /**
   * The plan of a spec.
   *
   * @param name the file's name as messages show it
   * @param bytes its content
   */
  public static Outcome<Plan> plan(String name, byte[] bytes) {
    return SpecReader.read(name, bytes).then(ModelResolver::resolve).then(Planner::plan);
  }

  /** A plan with advice. */
  public static Outcome<ReviewedPlan> review(Plan plan) {
    return DesignReview.review(plan);
  }

  /** A plan with its example items, worded. */
  public static Outcome<DesignView> view(ReviewedPlan reviewed) {
    ExampleItems examples = ExampleItems.of(reviewed.plan());
    return Outcome.of(examples, examples.findings()).then(e -> Views.of(reviewed, e));
  }

  /** Every pattern and write of a plan, tried on its example items. */
  public static Outcome<ProofResult> prove(Plan plan) {
    ExampleItems examples = ExampleItems.of(plan);
    return Outcome.of(Proof.of(plan, examples), examples.findings());
  }

  /**
   * Every pattern of a plan, asked on a real engine.
   *
   * @param endpoint where the engine listens
   * @throws java.io.UncheckedIOException where it cannot be reached or fails
   */
  public static Outcome<ProofResult> prove(Plan plan, URI endpoint) {
    ExampleItems examples = ExampleItems.of(plan);
    return Outcome.of(EngineProof.of(plan, examples, endpoint), examples.findings());
  }

  /** The files of some packs. */
  public static Outcome<List<PackFiles>> generate(TemplatePacks packs, DesignView view) {
    List<PackFiles> files = new ArrayList<>();
    List<Diagnostic> found = new ArrayList<>();
    for (TemplatePack pack : packs.packs()) {
      Outcome<PackFiles> rendered =
          Renderer.render(pack, view).then(f -> Outcome.done(new PackFiles(pack.name(), f)));
      found.addAll(rendered.diagnostics());
      rendered.match(done -> files.add(done.value()), failed -> false);
    }
    return Outcome.of(files, found);
  }
}
