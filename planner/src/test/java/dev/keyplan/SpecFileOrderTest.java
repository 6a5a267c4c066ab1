package dev.keyplan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.plan.KeySchema;
import dev.keyplan.plan.Plan;
import dev.keyplan.testing.PlanText;
import dev.keyplan.testing.SpecGenerator;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What holds of every plan of a file, whatever the order of its entries. Seeds are in the messages.
 */
class SpecFileOrderTest {

  private static final int SEEDS = 1_000;

  @Test
  void anotherOrderOfEntriesChangesNoKeyAndNoRequest() {
    int planned = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Optional<Plan> plan = plan(SpecGenerator.spec(seed));
      Optional<Plan> shuffled = plan(SpecGenerator.shuffled(seed, seed + 1));
      assertEquals(
          plan.map(SpecFileOrderTest::lines),
          shuffled.map(SpecFileOrderTest::lines),
          "seed " + seed);
      planned += plan.isPresent() ? 1 : 0;
    }
    assertTrue(planned > SEEDS / 2, "planned: " + planned);
  }

  @Test
  void noTwoItemsShareAPrimaryKey() {
    int items = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Optional<Plan> plan = plan(SpecGenerator.spec(seed));
      if (plan.isPresent()) {
        items += distinctKeys(plan.get(), seed);
      }
    }
    assertTrue(items > SEEDS, "items: " + items);
  }

  private static int distinctKeys(Plan plan, long seed) {
    KeySchema keys = plan.tables().get(0).primaryKey().keys();
    List<ExampleItem> items = ExampleItems.of(plan).items();
    Set<List<Object>> seen = new HashSet<>();
    for (ExampleItem item : items) {
      Object partition = item.stored().get(keys.partitionKey());
      Object sort = item.stored().get(keys.sortKey());
      assertTrue(seen.add(List.of(partition, sort)), () -> "seed " + seed + ": " + item);
    }
    return items.size();
  }

  private static Optional<Plan> plan(String spec) {
    return Keyplan.plan("spec.yaml", spec.getBytes(StandardCharsets.UTF_8))
        .match(done -> Optional.of(done.value()), failed -> Optional.empty());
  }

  private static List<String> lines(Plan plan) {
    return (PlanText.keys(plan) + PlanText.routes(plan) + PlanText.writes(plan))
        .lines()
        .sorted()
        .toList();
  }
}
