package dev.keyplan.prove;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.model.Model;
import dev.keyplan.model.Value;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Planner;
import dev.keyplan.testing.RandomModels;
import dev.keyplan.testing.RandomRows;
import dev.keyplan.testing.RandomTypes;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Every plan of a random model answers right: on its example items, and on rows made to collide.
 */
class RandomProofTest {

  private static final int MODELS = Integer.getInteger("keyplan.models", 200);
  private static final long SEED = Long.getLong("keyplan.seed", 1);

  private static Optional<Plan> plan(long seed) {
    Model model = RandomTypes.of(RandomModels.of(seed), seed);
    return Planner.plan(model).match(d -> Optional.of(d.value()), failed -> Optional.empty());
  }

  @Test
  void plannedAnswersAreWhatPatternsMean() {
    int proved = 0;
    for (long seed = SEED; seed < SEED + MODELS; seed++) {
      Optional<Plan> plan = plan(seed);
      if (plan.isPresent()) {
        expectRight(seed, Proof.of(plan.get(), ExampleItems.of(plan.get())));
        expectRight(seed, Proof.of(plan.get(), items(plan.get(), seed)));
        proved++;
      }
    }
    assertTrue(proved > MODELS / 2, "only " + proved + " of " + MODELS + " models have a plan");
  }

  private static void expectRight(long seed, ProofResult result) {
    assertEquals(List.of(), result.itemsRefused(), () -> "seed " + seed);
    result
        .patterns()
        .forEach(
            p ->
                assertEquals(List.of(), p.differences(), () -> "seed " + seed + " " + p.pattern()));
    result
        .writes()
        .forEach(
            w -> assertEquals(List.of(), w.differences(), () -> "seed " + seed + " " + w.write()));
  }

  private static List<ExampleItem> items(Plan plan, long seed) {
    List<Row> rows = RandomRows.of(plan.model(), seed, 8);
    return plan.model().kinds().stream()
        .flatMap(
            k ->
                ExampleItems.itemsOf(
                    plan.table(k.name()),
                    k,
                    rows.stream()
                        .filter(r -> r.kind().equals(k.name()))
                        .map(Row::attributes)
                        .toList())
                    .stream())
        .toList();
  }

  @Test
  void sqlSaysTheSame() throws SQLException {
    for (long seed = SEED; seed < SEED + MODELS / 10; seed++) {
      Model model = RandomTypes.of(RandomModels.of(seed), seed);
      // H2 compares UTF-16 units, so a text above the surrogates would stand on their other side.
      List<Row> rows =
          RandomRows.of(model, seed, 8).stream()
              .filter(r -> !r.attributes().containsValue(new Value.Text("\uFFEE")))
              .toList();
      SqlOracleTest.check(model, rows);
    }
  }

  @Test
  void noTwoItemsShareAPrimaryKey() {
    for (long seed = SEED; seed < SEED + MODELS; seed++) {
      Optional<Plan> plan = plan(seed);
      if (plan.isPresent()) {
        List<ExampleItem> items = items(plan.get(), seed);
        long keys =
            items.stream()
                .map(i -> i.keys().get("PK") + " | " + i.keys().get("SK"))
                .distinct()
                .count();
        assertEquals(items.size(), keys, "seed " + seed);
      }
    }
  }
}
