package dev.keyplan.view;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.model.Model;
import dev.keyplan.plan.Plan;
import dev.keyplan.review.ReviewedPlan;
import dev.keyplan.view.cloudformation.CloudFormationViews;
import dev.keyplan.view.java.JavaViews;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes the view of a plan. Each sub-view has a maker of its own; this class only puts them
 * together.
 */
public final class Views {

  private Views() {}

  /** The view; fails only where names clash in the output, or a tag cannot be one. */
  public static Outcome<DesignView> of(ReviewedPlan reviewed, ExampleItems examples) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    Plan plan = reviewed.plan();
    Model model = plan.model();
    List<KindView> kinds = KindViews.of(plan);
    ItemTables tables = new ItemTables(plan.tables().get(0));
    List<KeyTableView> keys = tables.keys();
    DesignView view =
        new DesignView(
            model.name(),
            Names.title(model.name()),
            model.description().isPresent(),
            model.description().orElse(""),
            summary(plan),
            TableViews.of(plan),
            kinds,
            kinds.stream().filter(k -> !k.isEdge()).toList(),
            kinds.stream().filter(KindView::isEdge).toList(),
            model.relations().stream().map(RelationViews::of).toList(),
            ReferenceViews.of(model),
            keys,
            keys.stream()
                .flatMap(k -> k.rows().stream())
                .anyMatch(r -> r.mark().startsWith(ItemTables.SPARSE)),
            tables.items(examples),
            plan.routes().stream().map(new AccessPatternViews(plan)::of).toList(),
            Stream.concat(
                    plan.writes().stream().map(WriteViews::of),
                    plan.composed().stream().map(WriteViews::of))
                .toList(),
            !plan.decisions().isEmpty(),
            plan.decisions().stream().map(Views::decision).toList(),
            !reviewed.findings().isEmpty(),
            reviewed.findings().stream().map(FindingView::of).toList(),
            !reviewed.silenced().isEmpty(),
            reviewed.silenced().stream().map(AllowedView::of).toList(),
            CloudFormationViews.of(plan, diagnostics),
            JavaViews.of(plan, diagnostics));
    return Outcome.of(view, diagnostics);
  }

  private static String summary(Plan plan) {
    long edges = plan.model().kinds().stream().filter(k -> k.isEdge()).count();
    int indexes = plan.tables().get(0).indexes().size();
    return Words.count(plan.model().kinds().size() - edges, "entity", "entities")
        + (edges > 0 ? " and " + Words.count(edges, "kind of edge", "kinds of edges") : "")
        + ", "
        + Words.count(plan.routes().size(), "access pattern", "access patterns")
        + ": one table with "
        + (indexes == 0
            ? "no index"
            : Words.count(indexes, "global secondary index", "global secondary indexes"));
  }

  private static DecisionView decision(dev.keyplan.plan.Decision decision) {
    return new DecisionView(
        decision.subject(),
        decision.choice(),
        decision.because(),
        !decision.rejected().isEmpty(),
        decision.rejected().stream()
            .map(r -> new DecisionView.RejectedView(r.choice(), r.because()))
            .toList());
  }
}
