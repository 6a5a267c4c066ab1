package dev.keyplan.prove;

import java.util.List;

/**
 * What a proof found.
 *
 * @param patterns one result for each access pattern, in the plan's order
 * @param writes one result for each write, in the plan's order
 * @param itemsRefused why example items could not be stored, if so
 */
public record ProofResult(
    List<PatternResult> patterns, List<WriteResult> writes, List<String> itemsRefused) {

  public ProofResult {
    patterns = List.copyOf(patterns);
    writes = List.copyOf(writes);
    itemsRefused = List.copyOf(itemsRefused);
  }

  /** What is known of a pattern or a write. */
  public enum Verdict {
    /** Every answer agreed, and not all were empty. */
    AGREED,
    /** An answer was wrong. */
    DIFFERS,
    /**
     * Nothing was wrong, but nothing was shown either: every answer was empty, or no write was
     * accepted.
     */
    NOT_PROVED
  }

  /**
   * The result of one access pattern.
   *
   * @param pattern its name
   * @param asked how many combinations of arguments were asked
   * @param answered how many of them had an answer that is not empty
   * @param figures what the largest answer cost, read in one page
   * @param differences what was wrong
   */
  public record PatternResult(
      String pattern, int asked, int answered, Figures figures, List<Difference> differences) {
    public PatternResult {
      differences = List.copyOf(differences);
    }

    public Verdict verdict() {
      return ProofResult.verdict(differences.isEmpty(), answered);
    }
  }

  /**
   * What an answer cost.
   *
   * @param requests requests sent
   * @param read items read
   * @param returned items returned
   * @param units read capacity units, eventually consistent unless the pattern is consistent
   */
  public record Figures(int requests, int read, int returned, double units) {
    static final Figures NONE = new Figures(0, 0, 0, 0);
  }

  /**
   * An answer, or the outcome of a write, that is not what it should be.
   *
   * @param arguments with which values
   * @param how under which circumstances, such as the page size
   * @param what what was expected and what came
   */
  public record Difference(String arguments, String how, String what) {}

  /**
   * The result of one write.
   *
   * @param write its name
   * @param accepted how often it was done
   * @param refused how often it was rightly refused
   * @param differences what was wrong
   */
  public record WriteResult(String write, int accepted, int refused, List<Difference> differences) {
    public WriteResult {
      differences = List.copyOf(differences);
    }

    public Verdict verdict() {
      return ProofResult.verdict(differences.isEmpty(), accepted);
    }
  }

  private static Verdict verdict(boolean right, int shown) {
    if (!right) {
      return Verdict.DIFFERS;
    }
    return shown > 0 ? Verdict.AGREED : Verdict.NOT_PROVED;
  }

  /** Whether all is proved. */
  public boolean isProved() {
    return itemsRefused.isEmpty()
        && patterns.stream().allMatch(p -> p.verdict() == Verdict.AGREED)
        && writes.stream().allMatch(w -> w.verdict() == Verdict.AGREED);
  }
}
