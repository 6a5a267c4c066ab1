package dev.keyplan.diagnostic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What a stage gives: a value with the findings on the way, or findings of which at least one is an
 * error.
 *
 * @param <T> the value's type
 */
public sealed interface Outcome<T> {

  /** All findings so far, in the order of {@link Diagnostic}. */
  List<Diagnostic> diagnostics();

  /** There is a value; no finding is an error. */
  record Done<T>(T value, List<Diagnostic> diagnostics) implements Outcome<T> {
    public Done {
      diagnostics = diagnostics.stream().sorted().toList();
    }
  }

  /** There is no value. */
  record Failed<T>(List<Diagnostic> diagnostics) implements Outcome<T> {
    public Failed {
      diagnostics = diagnostics.stream().sorted().toList();
    }
  }

  static <T> Outcome<T> done(T value) {
    return new Done<>(value, List.of());
  }

  /** {@code Failed} if one of the findings is an error, else {@code Done} with the value. */
  static <T> Outcome<T> of(T value, List<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(Diagnostic::isError)
        ? new Failed<>(diagnostics)
        : new Done<>(value, diagnostics);
  }

  /** One function for each case, so that a new case breaks the build where it must be decided. */
  default <R> R match(Function<Done<T>, R> done, Function<Failed<T>, R> failed) {
    return this instanceof Done<T> d ? done.apply(d) : failed.apply((Failed<T>) this);
  }

  /** The next stage, if there is a value for it; the findings of both are carried along. */
  default <R> Outcome<R> then(Function<? super T, Outcome<R>> next) {
    return match(
        done -> {
          Outcome<R> result = next.apply(done.value());
          List<Diagnostic> all = new ArrayList<>(done.diagnostics());
          all.addAll(result.diagnostics());
          return result.match(d -> new Done<>(d.value(), all), f -> new Failed<>(all));
        },
        failed -> new Failed<>(failed.diagnostics()));
  }
}
