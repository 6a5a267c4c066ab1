package dev.keyplan.prove;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.example.ExampleItems;
import dev.keyplan.model.ComposedWrite;
import dev.keyplan.plan.Action;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.ComposedRoute.Part;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.WriteRoute;
import dev.keyplan.testing.Specs;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The proof of composed writes finds what a wrong plan would do. */
class ComposedProofTest {

  private static final Plan ENROL = Specs.resource("cases/enrol-while-seats-are-left/spec.yaml");
  private static final Plan LEDGER = Specs.sample("ledger");

  private static List<ProofResult.WriteResult> results(Plan plan) {
    return new ComposedProof(plan, ExampleItems.of(plan).items()).results();
  }

  private static List<String> wrong(Plan plan) {
    return results(plan).stream()
        .filter(r -> !r.differences().isEmpty())
        .map(ProofResult.WriteResult::write)
        .toList();
  }

  /** The plan with the actions of one write changed. */
  private static Plan with(Plan plan, String name, UnaryOperator<Action> edit) {
    List<ComposedRoute> composed =
        plan.composed().stream()
            .map(
                r ->
                    r.write().name().equals(name)
                        ? new ComposedRoute(
                            r.write(),
                            r.parts().stream()
                                .map(p -> new Part(p.item(), edited(p.route(), edit)))
                                .toList(),
                            r.because())
                        : r)
            .toList();
    return new Plan(
        plan.model(), plan.tables(), plan.routes(), plan.writes(), composed, plan.decisions());
  }

  private static WriteRoute edited(WriteRoute route, UnaryOperator<Action> edit) {
    return new WriteRoute(
        route.name(),
        route.verb(),
        route.kind(),
        route.arguments(),
        route.actions().stream().map(edit).toList(),
        route.because());
  }

  private static Action limitless(Action action) {
    return action.match(
        p -> p,
        u ->
            new Action.Update(
                u.shape(),
                u.attributes(),
                u.rekeyed(),
                u.conditions(),
                u.increments().stream()
                    .map(
                        i ->
                            new ComposedWrite.Increment(
                                i.attribute(), i.isDecrement(), i.by(), java.util.Optional.empty()))
                    .toList()),
        d -> d,
        c -> c);
  }

  private static Action undemanding(Action action) {
    return action.match(
        p -> p,
        u ->
            new Action.Update(
                u.shape(),
                u.attributes(),
                u.rekeyed(),
                u.conditions().subList(0, 1),
                u.increments()),
        d -> new Action.Delete(d.shape(), d.conditions().subList(0, 1)),
        c -> new Action.Check(c.shape(), c.conditions().subList(0, 1)));
  }

  private static Action blind(Action action) {
    return action.match(p -> p, u -> u, d -> d, c -> new Action.Check(c.shape(), List.of()));
  }

  @Test
  void eachComposedWriteIsAcceptedAndRefusedAsItMeans() {
    for (Plan plan : List.of(ENROL, LEDGER)) {
      for (ProofResult.WriteResult result : results(plan)) {
        assertEquals(List.of(), result.differences(), result.write());
        assertTrue(result.accepted() > 0 && result.refused() > 0, result.toString());
      }
    }
  }

  @Test
  void aLimitThatNothingChecksIsFound() {
    assertEquals(List.of("enrol"), wrong(with(ENROL, "enrol", ComposedProofTest::limitless)));
    assertEquals(
        List.of("transfer"), wrong(with(LEDGER, "transfer", ComposedProofTest::limitless)));
  }

  @Test
  void aConditionThatNothingChecksIsFound() {
    assertEquals(List.of("enrol"), wrong(with(ENROL, "enrol", ComposedProofTest::undemanding)));
    assertEquals(
        List.of("closeAccount"),
        wrong(with(LEDGER, "closeAccount", ComposedProofTest::undemanding)));
  }

  @Test
  void anEndThatIsRequiredAndMissingIsFound() {
    assertEquals(List.of("enrol"), wrong(with(ENROL, "enrol", ComposedProofTest::blind)));
  }

  @Test
  void aReferenceThatNothingChecksIsFound() {
    assertEquals(
        List.of("dismissReminder"),
        wrong(with(ENROL, "dismissReminder", ComposedProofTest::undemanding)));
  }
}
