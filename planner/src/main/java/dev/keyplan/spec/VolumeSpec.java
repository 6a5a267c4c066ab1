package dev.keyplan.spec;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * The mapping {@code volume}.
 *
 * @param items how many there are
 * @param itemSize the size of one, in bytes
 * @param writes how many are written in a second
 * @param growth the growth in a year, as a fraction: 0.2 is 20 %
 * @param per how many belong to one item of another kind
 * @param span the field's name
 */
public record VolumeSpec(
    Optional<Located<Long>> items,
    Optional<Located<Long>> itemSize,
    Optional<Located<Double>> writes,
    Optional<Located<Double>> growth,
    List<Per> per,
    Span span) {

  public VolumeSpec {
    per = List.copyOf(per);
  }

  /**
   * An entry of {@code per}.
   *
   * @param kind the parent or end
   * @param typical how many belong to one of it as a rule
   * @param largest how many at most, not less than {@code typical}
   */
  public record Per(Located<String> kind, long typical, long largest) {}
}
