package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChainCoverTest {

  /** Sets of small numbers as bits, below their proper supersets. */
  private static boolean isBelow(int a, int b) {
    return a != b && (a & ~b) == 0;
  }

  @Test
  void nestedSetsAreOneChain() {
    ChainCover<Integer> cover = ChainCover.of(List.of(1, 3, 7), ChainCoverTest::isBelow);
    assertEquals(List.of(List.of(1, 3, 7)), cover.chains());
    assertEquals(1, cover.antichain().size());
  }

  @Test
  void diamondNeedsTwo() {
    ChainCover<Integer> cover = ChainCover.of(List.of(1, 3, 5, 7), ChainCoverTest::isBelow);
    assertEquals(2, cover.width());
    assertEquals(List.of(3, 5), cover.antichain());
  }

  @Test
  void nothingNeedsNothing() {
    ChainCover<Integer> cover = ChainCover.of(List.of(), ChainCoverTest::isBelow);
    assertEquals(0, cover.width());
    assertEquals(List.of(), cover.chains());
  }

  /**
   * Dilworth: as many chains as the largest antichain has elements, found here by trying every
   * subset.
   */
  @Test
  void coverIsTheSmallestAndHoldsEveryElement() {
    for (long seed = 0; seed < 2_000; seed++) {
      List<Integer> sets = randomSets(new Random(seed));
      ChainCover<Integer> cover = ChainCover.of(sets, ChainCoverTest::isBelow);
      String message = "seed " + seed + ": " + sets;
      assertEquals(widestBySearch(sets), cover.width(), message);
      assertEquals(cover.width(), cover.chains().size(), message);
      assertEquals(cover.width(), cover.antichain().size(), message);
      assertTrue(isAntichain(cover.antichain()), message);
      List<Integer> all = new ArrayList<>();
      cover.chains().forEach(all::addAll);
      assertEquals(sets.stream().sorted().toList(), all.stream().sorted().toList(), message);
      cover.chains().forEach(c -> assertTrue(rises(c), message));
    }
  }

  private static List<Integer> randomSets(Random random) {
    return IntStream.range(0, random.nextInt(10))
        .map(i -> 1 + random.nextInt(31))
        .distinct()
        .boxed()
        .toList();
  }

  private static int widestBySearch(List<Integer> sets) {
    int widest = 0;
    for (int mask = 0; mask < 1 << sets.size(); mask++) {
      int chosen = mask;
      List<Integer> some =
          IntStream.range(0, sets.size())
              .filter(i -> (chosen >> i & 1) == 1)
              .mapToObj(sets::get)
              .toList();
      widest = isAntichain(some) ? Math.max(widest, some.size()) : widest;
    }
    return widest;
  }

  private static boolean isAntichain(List<Integer> sets) {
    return sets.stream().allMatch(a -> sets.stream().noneMatch(b -> isBelow(a, b)));
  }

  private static boolean rises(List<Integer> chain) {
    return IntStream.range(1, chain.size()).allMatch(i -> isBelow(chain.get(i - 1), chain.get(i)));
  }
}
