package dev.keyplan.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Minimum chain cover of a finite strict partial order: the fewest chains that hold every element.
 * Their number is the size of a largest antichain (Dilworth), and it is the number of elements less
 * a maximum matching between elements and those above them.
 *
 * @see <a href="https://doi.org/10.14778/3282495.3282500">Subotić, Jordan, Chang, Fekete, Scholz:
 *     Automatic Index Selection for Large-Scale Datalog Computation, VLDB 2018</a>
 */
final class ChainCover<T> {

  private static final int NONE = -1;

  private final List<T> elements;
  private final boolean[][] below;
  private final int[] next;
  private final int[] previous;

  private ChainCover(List<T> elements, boolean[][] below) {
    this.elements = elements;
    this.below = below;
    this.next = new int[elements.size()];
    this.previous = new int[elements.size()];
    Arrays.fill(next, NONE);
    Arrays.fill(previous, NONE);
    for (int i = 0; i < elements.size(); i++) {
      match(i, new boolean[elements.size()]);
    }
  }

  /**
   * A smallest cover; deterministic for the order of the list.
   *
   * @param isBelow a strict partial order; its transitivity is the caller's promise
   */
  static <T> ChainCover<T> of(List<T> elements, BiPredicate<T, T> isBelow) {
    int n = elements.size();
    boolean[][] below = new boolean[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        below[i][j] = i != j && isBelow.test(elements.get(i), elements.get(j));
      }
    }
    return new ChainCover<>(List.copyOf(elements), below);
  }

  /** The number of chains, which is the size of a largest antichain. */
  int width() {
    return (int) Arrays.stream(previous).filter(p -> p == NONE).count();
  }

  /**
   * The chains, each from its lowest element to its highest; ordered by their lowest element's
   * place in the list.
   */
  List<List<T>> chains() {
    List<List<T>> chains = new ArrayList<>();
    for (int i = 0; i < elements.size(); i++) {
      if (previous[i] == NONE) {
        List<T> chain = new ArrayList<>();
        for (int at = i; at != NONE; at = next[at]) {
          chain.add(elements.get(at));
        }
        chains.add(chain);
      }
    }
    return chains;
  }

  /**
   * A largest antichain: no two of its elements are comparable (König: outside a minimum vertex
   * cover).
   */
  List<T> antichain() {
    int n = elements.size();
    boolean[] reachedLow = new boolean[n];
    boolean[] reachedHigh = new boolean[n];
    for (int i = 0; i < n; i++) {
      if (next[i] == NONE) {
        reach(i, reachedLow, reachedHigh);
      }
    }
    List<T> antichain = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (reachedLow[i] && !reachedHigh[i]) {
        antichain.add(elements.get(i));
      }
    }
    return antichain;
  }

  private void reach(int i, boolean[] low, boolean[] high) {
    if (low[i]) {
      return;
    }
    low[i] = true;
    for (int j = 0; j < elements.size(); j++) {
      if (below[i][j] && !high[j]) {
        high[j] = true;
        if (previous[j] != NONE) {
          reach(previous[j], low, high);
        }
      }
    }
  }

  /** Finds an augmenting path from {@code i} (Kuhn). */
  private boolean match(int i, boolean[] tried) {
    for (int j = 0; j < elements.size(); j++) {
      if (below[i][j] && !tried[j]) {
        tried[j] = true;
        if (previous[j] == NONE || match(previous[j], tried)) {
          next[i] = j;
          previous[j] = i;
          return true;
        }
      }
    }
    return false;
  }
}
