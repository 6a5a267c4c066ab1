package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Model;
import dev.keyplan.testing.ModelBuilder;
import dev.keyplan.testing.PlanText;
import dev.keyplan.testing.Plans;
import dev.keyplan.testing.RandomModels;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Properties of plans of random small models. */
class IndexCountTest {

  private static final int MODELS = 2_000;

  @Test
  void numberOfIndexesIsTheSmallest() {
    int planned = 0;
    int withCollections = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      Model model = RandomModels.of(seed);
      if (Plans.refusals(model).isEmpty()) {
        planned++;
        withCollections += hasCollection(model) ? 1 : 0;
        int indexes = Plans.of(model).tables().get(0).indexes().size();
        assertEquals(FewestIndexes.of(model), indexes, "seed " + seed);
      }
    }
    assertTrue(planned > MODELS / 2, "planned " + planned);
    assertTrue(withCollections > MODELS / 10, "with collections " + withCollections);
  }

  private static boolean hasCollection(Model model) {
    return model.accessPatterns().stream().anyMatch(p -> !p.with().isEmpty());
  }

  @Test
  void shufflingTheListsChangesNoKey() {
    for (long seed = 0; seed < MODELS; seed++) {
      Model model = RandomModels.of(seed);
      if (Plans.refusals(model).isEmpty()) {
        Model shuffled = RandomModels.shuffled(model, seed);
        assertEquals(lines(model), lines(shuffled), "seed " + seed);
      }
    }
  }

  @Test
  void removingAPatternNeverAddsAnIndex() {
    for (long seed = 0; seed < MODELS / 3; seed++) {
      Model model = RandomModels.of(seed);
      if (Plans.refusals(model).isEmpty()) {
        int indexes = Plans.of(model).tables().get(0).indexes().size();
        for (AccessPattern gone : model.accessPatterns()) {
          int fewer = Plans.of(without(model, gone)).tables().get(0).indexes().size();
          assertTrue(fewer <= indexes, "seed " + seed + " without " + gone.name());
        }
      }
    }
  }

  @Test
  void anUnrelatedKindChangesNoKeyOfOthers() {
    Model other =
        ModelBuilder.model()
            .entity("Aardvark", "AA", k -> k.key("aardvarkId").with("x", "y"))
            .list("byX", "Aardvark", p -> p.by("x"))
            .list("byY", "Aardvark", p -> p.by("y"))
            .build();
    for (long seed = 0; seed < MODELS / 3; seed++) {
      Model model = RandomModels.of(seed);
      if (Plans.refusals(model).isEmpty()) {
        NavigableSet<String> more = lines(joined(model, other));
        more.removeIf(l -> l.startsWith("Aardvark"));
        assertEquals(lines(model), more, "seed " + seed);
      }
    }
  }

  private static NavigableSet<String> lines(Model model) {
    return new TreeSet<>(PlanText.keys(Plans.of(model)).lines().toList());
  }

  private static Model without(Model model, AccessPattern gone) {
    return withPatterns(
        model, model.accessPatterns().stream().filter(p -> !p.equals(gone)).toList(), model);
  }

  private static Model joined(Model model, Model other) {
    return withPatterns(model, concat(model.accessPatterns(), other.accessPatterns()), other);
  }

  private static Model withPatterns(Model model, List<AccessPattern> patterns, Model other) {
    return new Model(
        model.name(),
        model.description(),
        model.settings(),
        model.tenant(),
        other.equals(model) ? model.kinds() : concat(model.kinds(), other.kinds()),
        model.relations(),
        patterns,
        model.writes(),
        model.allowed(),
        model.packOptions());
  }

  private static <T> List<T> concat(List<T> a, List<T> b) {
    return java.util.stream.Stream.concat(a.stream(), b.stream()).toList();
  }
}
