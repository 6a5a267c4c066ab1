package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What was read of a file: a spec, or what is right of one beside what is wrong.
 *
 * @param findings what is wrong with its shape, and warnings
 * @param spec the spec; where there are errors, without the patterns that have one, and with the
 *     kinds that have one marked as broken; absent where an error stands outside of both
 * @param broken where the errors are, within which later stages have nothing to say
 */
public record SpecReading(
    List<Diagnostic> findings, Optional<Spec> spec, List<Regions.Region> broken) {

  public SpecReading {
    findings = List.copyOf(findings);
    broken = List.copyOf(broken);
  }

  static SpecReading failed(List<Diagnostic> findings) {
    return new SpecReading(findings, Optional.empty(), List.of());
  }

  /** The next stage's outcome: with errors of shape it fails, and still says what it found. */
  public <R> Outcome<R> then(Function<Spec, Outcome<R>> next) {
    if (spec.isEmpty()) {
      return new Outcome.Failed<>(findings);
    }
    Outcome<R> outcome = next.apply(spec.get());
    List<Diagnostic> all = new ArrayList<>(findings);
    outcome.diagnostics().stream().filter(d -> !isBroken(d)).forEach(all::add);
    return broken.isEmpty()
        ? outcome.match(done -> Outcome.of(done.value(), all), failed -> new Outcome.Failed<>(all))
        : new Outcome.Failed<>(all);
  }

  private boolean isBroken(Diagnostic diagnostic) {
    return broken.stream().anyMatch(r -> r.holds(diagnostic.span()));
  }
}
