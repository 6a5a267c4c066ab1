package dev.keyplan.diagnostic;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** The name that a misspelt word was probably meant to be. */
public final class Nearest {

  private Nearest() {}

  /**
   * The closest candidate: one that differs in case or separators only, else one within a third of
   * the word's length in edits (a swap of neighbours is one edit), at most three. Among equals the
   * first; none for a far miss.
   */
  public static Optional<String> to(String word, Collection<String> candidates) {
    Optional<String> best = Optional.empty();
    int least = Math.min(3, Math.max(1, word.length() / 3)) + 1;
    for (String candidate : candidates) {
      int distance =
          plain(word).equals(plain(candidate)) ? 0 : edits(lower(word), lower(candidate));
      if (distance < least) {
        least = distance;
        best = Optional.of(candidate);
      }
    }
    return best;
  }

  /** Advice that names the closest candidate, or else all of them where they are few. */
  public static Optional<String> advice(String word, Collection<String> candidates) {
    Optional<String> best = to(word, candidates);
    if (best.isPresent()) {
      return best.map(name -> "did you mean `" + name + "`?");
    }
    return candidates.isEmpty() || candidates.size() > 30
        ? Optional.empty()
        : Optional.of("known are `" + String.join("`, `", candidates) + "`");
  }

  private static String plain(String word) {
    return lower(word).replace("-", "").replace("_", "");
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  /** Optimal string alignment distance: insert, delete, replace, swap of neighbours. */
  private static int edits(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        d[i][j] = i == 0 ? j : j == 0 ? i : step(d, a, b, i, j);
      }
    }
    return d[a.length()][b.length()];
  }

  private static int step(int[][] d, String a, String b, int i, int j) {
    int replaced = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int least = Math.min(replaced, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(least, d[i - 2][j - 2] + 1) : least;
  }
}
