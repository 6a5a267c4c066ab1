package dev.keyplan.view;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.model.Model;
import dev.keyplan.plan.Plan;
import dev.keyplan.review.ReviewedPlan;
import dev.keyplan.view.cloudformation.CloudFormationViews;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the view of a plan. Each sub-view has a maker of its own; this class only puts them
 * together.
 */
public final class Views {

  private Views() {}

  /** The view; fails only where names clash in the output. */
  public static Outcome<DesignView> of(ReviewedPlan reviewed) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    Plan plan = reviewed.plan();
    Model model = plan.model();
    List<KindView> kinds = KindViews.of(plan);
    DesignView view =
        new DesignView(
            model.name(),
            Names.title(model.name()),
            model.description().isPresent(),
            model.description().orElse(""),
            TableViews.of(plan),
            kinds,
            kinds.stream().filter(k -> !k.isEdge()).toList(),
            kinds.stream().filter(KindView::isEdge).toList(),
            model.relations().stream().map(RelationViews::of).toList(),
            plan.routes().stream().map(new AccessPatternViews(plan)::of).toList(),
            plan.writes().stream().map(WriteViews::of).toList(),
            plan.decisions().stream().map(Views::decision).toList(),
            reviewed.findings().stream().map(FindingView::of).toList(),
            CloudFormationViews.of(plan));
    return Outcome.of(view, diagnostics);
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
