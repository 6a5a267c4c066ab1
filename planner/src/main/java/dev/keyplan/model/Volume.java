package dev.keyplan.model;

import java.util.List;
import java.util.Optional;

/**
 * How much there is of a kind. Nothing here changes what is right, only what is advisable.
 *
 * @param items how many there are
 * @param itemBytes the size of one, in bytes
 * @param writesPerSecond how many are written in a second
 * @param growthPerYear the growth in a year, as a fraction: 0.2 is 20 %
 * @param per how many belong to one item of another kind
 */
public record Volume(
    Optional<Long> items,
    Optional<Long> itemBytes,
    Optional<Double> writesPerSecond,
    Optional<Double> growthPerYear,
    List<Per> per) {

  public static final Volume UNKNOWN =
      new Volume(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());

  public Volume {
    per = List.copyOf(per);
  }

  /**
   * @param kind the parent or end
   * @param typical how many belong to one of it as a rule
   * @param largest how many at most
   */
  public record Per(String kind, long typical, long largest) {}
}
