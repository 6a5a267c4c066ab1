package dev.keyplan.model.phrase;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The known name that looks most like a misspelt one. */
public final class Nearest {

  private Nearest() {}

  /**
   * The candidate with the smallest edit distance, the first of equals; none where even that is
   * more than a third of the word, two letters at least, away.
   */
  public static Optional<String> to(String word, List<String> candidates) {
    String wanted = word.toLowerCase(Locale.ROOT);
    int best = Math.max(2, wanted.length() / 3) + 1;
    Optional<String> nearest = Optional.empty();
    for (String candidate : candidates) {
      int distance = distance(wanted, candidate.toLowerCase(Locale.ROOT));
      if (distance < best && distance < candidate.length()) {
        best = distance;
        nearest = Optional.of(candidate);
      }
    }
    return nearest;
  }

  /** Insertions, deletions, substitutions and swaps of neighbours. */
  private static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        cost[i][j] = i == 0 ? j : j == 0 ? i : step(cost, a, b, i, j);
      }
    }
    return cost[a.length()][b.length()];
  }

  private static int step(int[][] cost, String a, String b, int i, int j) {
    int substituted = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int least = Math.min(substituted, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
  }
}
