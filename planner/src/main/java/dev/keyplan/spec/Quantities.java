package dev.keyplan.spec;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The language's numbers, sizes, rates and growths, from their texts. */
final class Quantities {

  private static final Map<String, Long> BYTES = Map.of("B", 1L, "KB", 1024L, "MB", 1024L * 1024);
  private static final Map<String, Double> SECONDS =
      Map.of("s", 1.0, "min", 60.0, "h", 3600.0, "day", 86_400.0);
  private static final Map<String, Double> IN_A_YEAR =
      Map.of("day", 365.0, "week", 365.0 / 7, "month", 12.0, "year", 1.0);

  private Quantities() {}

  static Optional<Long> whole(String text) {
    return number(text).flatMap(n -> attempt(n, BigDecimal::longValueExact));
  }

  static Optional<Integer> small(String text) {
    return number(text).flatMap(n -> attempt(n, BigDecimal::intValueExact));
  }

  static Optional<BigDecimal> number(String text) {
    return attempt(text.replace("_", ""), BigDecimal::new);
  }

  /** Bytes of {@code 400 B}, {@code 2 KB}, {@code 1 MB}; 1 KB is 1,024. */
  static Optional<Long> size(String text) {
    String unit = text.replaceAll("[0-9_. ]", "");
    return number(text.replaceAll("[ A-Z]", ""))
        .flatMap(
            n ->
                Optional.ofNullable(BYTES.get(unit))
                    .flatMap(u -> attempt(n, x -> x.multiply(BigDecimal.valueOf(u)).longValue())));
  }

  /** Times in a second. */
  static Optional<Double> rate(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      return Optional.empty();
    }
    return number(text.substring(0, slash))
        .flatMap(
            n ->
                Optional.ofNullable(SECONDS.get(text.substring(slash + 1)))
                    .map(s -> n.doubleValue() / s));
  }

  /** The growth in a year as a fraction: 0.2 for {@code 20%/year}. */
  static Optional<Double> growth(String text) {
    int percent = text.indexOf("%/");
    if (percent < 0) {
      return Optional.empty();
    }
    return number(text.substring(0, percent))
        .flatMap(
            n ->
                Optional.ofNullable(IN_A_YEAR.get(text.substring(percent + 2)))
                    .map(times -> n.doubleValue() / 100 * times));
  }

  private static <A, R> Optional<R> attempt(A argument, Function<A, R> reading) {
    try {
      return Optional.of(reading.apply(argument));
    } catch (ArithmeticException | NumberFormatException notANumber) {
      return Optional.empty();
    }
  }
}
