package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a pattern that needs a Query asks of the slot that serves it.
 *
 * @param pattern the pattern
 * @param signatures one for each kind that it returns, its own first. Where there are several, they
 *     share one partition that holds exactly their equality attributes
 */
record Demand(AccessPattern pattern, List<KeySignature> signatures) {

  /**
   * By kind, then by what is fixed, then by name: nothing that depends on the order in the file.
   */
  static final Comparator<Demand> ORDER =
      Comparator.comparing((Demand d) -> d.pattern().kind())
          .thenComparing(d -> d.signatures().toString())
          .thenComparing(d -> d.pattern().name());

  Demand {
    signatures = List.copyOf(signatures);
  }

  KeySignature own() {
    return signatures.get(0);
  }

  boolean isCollection() {
    return signatures.size() > 1;
  }

  /** What it asks of that kind. */
  Optional<KeySignature> on(String kind) {
    return signatures.stream().filter(s -> s.kind().name().equals(kind)).findFirst();
  }

  /** The kinds that a collection returns beside its own, by name. */
  List<String> members() {
    return signatures.stream().skip(1).map(s -> s.kind().name()).sorted().toList();
  }

  /** Whether the base table can serve it. */
  boolean isWithinIdentity() {
    return signatures.stream().allMatch(KeySignature::isWithinIdentity);
  }
}
