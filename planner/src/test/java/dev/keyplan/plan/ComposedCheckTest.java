package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.plan.ComposedRoute.Part;
import dev.keyplan.testing.Specs;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The check of composed writes fails on plans that are broken on purpose. */
class ComposedCheckTest {

  private final Plan plan = Specs.resource("cases/enrol-while-seats-are-left/spec.yaml");
  private final Plan rooms = Specs.resource("cases/room-deleted-by-its-creator/spec.yaml");

  private static Plan with(Plan plan, UnaryOperator<List<ComposedRoute>> edit) {
    return new Plan(
        plan.model(),
        plan.tables(),
        plan.routes(),
        plan.writes(),
        edit.apply(plan.composed()),
        plan.decisions());
  }

  private static Plan actions(Plan plan, UnaryOperator<List<Action>> edit) {
    return with(
        plan,
        all ->
            all.stream()
                .map(
                    r ->
                        new ComposedRoute(
                            r.write(),
                            r.parts().stream().map(p -> edited(p, edit)).toList(),
                            r.because()))
                .toList());
  }

  private static Part edited(Part part, UnaryOperator<List<Action>> edit) {
    WriteRoute w = part.route();
    return new Part(
        part.item(),
        new WriteRoute(
            w.name(), w.verb(), w.kind(), w.arguments(), edit.apply(w.actions()), w.because()));
  }

  private static void assertBroken(String violation, Plan plan) {
    List<String> found = ComposedCheck.of(plan);
    assertTrue(found.stream().anyMatch(f -> f.contains(violation)), found.toString());
  }

  @Test
  void theWholePlanHolds() {
    assertEquals(List.of(), ComposedCheck.of(plan));
    assertEquals(List.of(), ComposedCheck.of(rooms));
  }

  @Test
  void aWriteThatIsNotPlannedIsFound() {
    assertBroken("composed writes and what is planned", with(plan, all -> all.subList(1, 2)));
  }

  @Test
  void aMarkerThatIsLeftBehindIsFound() {
    assertBroken("leaves a marker behind", actions(rooms, all -> all.subList(0, 1)));
  }

  @Test
  void anActionThatIsMissingIsFound() {
    assertBroken("does not act once on Student", actions(plan, all -> List.of()));
  }

  @Test
  void aConditionThatIsMissingIsFound() {
    Plan blind =
        actions(
            plan,
            all -> {
              List<Action> edited = new ArrayList<>();
              all.forEach(
                  a ->
                      edited.add(
                          a.<Action>match(
                              p -> new Action.Put(p.shape(), List.of()),
                              u ->
                                  new Action.Update(
                                      u.shape(),
                                      u.attributes(),
                                      u.rekeyed(),
                                      List.of(),
                                      u.increments()),
                              d -> new Action.Delete(d.shape(), List.of()),
                              c -> new Action.Check(c.shape(), List.of()))));
              return edited;
            });
    assertBroken("does not look whether there is Enrollment", blind);
    assertBroken("does not check status of Course", blind);
    assertBroken("trusts a reference that nothing checks", blind);
  }

  @Test
  void aCountThatIsMissingIsFound() {
    Plan still =
        actions(
            plan,
            all ->
                all.stream()
                    .map(
                        a ->
                            a.<Action>match(
                                p -> p,
                                u ->
                                    new Action.Update(
                                        u.shape(), u.attributes(), u.rekeyed(), u.conditions()),
                                d -> d,
                                c -> c))
                    .toList());
    assertBroken("counts otherwise than it says", still);
  }
}
