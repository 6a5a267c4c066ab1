package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import java.util.List;

/**
 * A piece of advice about a plan.
 *
 * @param diagnostic the rule, the place and the words
 * @param subjects the pattern and the kinds that it is about, by name: what {@code at} of an {@code
 *     allow} may name
 */
public record Finding(Diagnostic diagnostic, List<String> subjects) {

  public Finding {
    subjects = List.copyOf(subjects);
  }

  static Finding of(Diagnostic diagnostic, String... subjects) {
    return new Finding(diagnostic, List.of(subjects));
  }
}
