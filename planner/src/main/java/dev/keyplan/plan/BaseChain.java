package dev.keyplan.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * For one kind without collections: which demands its base key serves, so that the rest needs the
 * fewest index entries.
 *
 * <p>Let {@code w} be the width of the demands. A base chain brings it to {@code w - 1} exactly
 * when it meets every antichain of size {@code w}. An antichain that misses the chain lies, for two
 * neighbours {@code b < c} of it, outside everything up to {@code b} and everything from {@code c}
 * on. So the chain is a path of arrows from {@code b} to {@code c} where the width of what lies
 * outside both is below {@code w}, from a mark below all to a mark above all.
 */
final class BaseChain {

  private final List<Demand> demands;
  private final List<Demand> candidates;
  private final int width;
  private final List<Demand> deadEnds = new ArrayList<>();

  /**
   * @param demands undominated demands of one kind
   * @param usual the partition that the kind has by default; demands by it are preferred
   * @param mayServe those that the base key may serve
   */
  BaseChain(List<Demand> demands, List<String> usual, List<Demand> mayServe) {
    this.demands = demands;
    this.width = ChainCover.of(demands, BaseChain::isBelow).width();
    TreeSet<String> preferred = new TreeSet<>(usual);
    List<Demand> ordered = new ArrayList<>(mayServe);
    ordered.sort(
        java.util.Comparator.comparing((Demand d) -> !d.own().equality().equals(preferred))
            .thenComparing(Demand.ORDER));
    this.candidates = ordered;
  }

  /** What the base key may serve, those by the usual partition first. */
  List<Demand> candidates() {
    return candidates;
  }

  /** The strict order of undominated rows: they fit, and one lies before the other. */
  static boolean isBelow(Demand a, Demand b) {
    return a.own().fits(b.own())
        && b.own().last().containsAll(a.own().last())
        && b.own().equality().containsAll(a.own().equality())
        && !a.own().sets().equals(b.own().sets());
  }

  /** A chain that makes the rest narrower by one; empty where there is none. */
  Optional<List<Demand>> narrowing() {
    List<Demand> path = new ArrayList<>();
    return walk(Optional.empty(), path) ? Optional.of(path) : Optional.empty();
  }

  private boolean walk(Optional<Demand> from, List<Demand> path) {
    for (Demand next : candidates) {
      boolean rises = from.map(f -> isBelow(f, next)).orElse(true);
      if (rises && !deadEnds.contains(next) && hasArrow(from, Optional.of(next))) {
        path.add(next);
        if (walk(Optional.of(next), path)) {
          return true;
        }
        path.remove(path.size() - 1);
        deadEnds.add(next);
      }
    }
    return hasArrow(from, Optional.empty());
  }

  private boolean hasArrow(Optional<Demand> from, Optional<Demand> to) {
    List<Demand> outside =
        demands.stream()
            .filter(d -> from.map(f -> !d.equals(f) && !isBelow(d, f)).orElse(true))
            .filter(d -> to.map(t -> !d.equals(t) && !isBelow(t, d)).orElse(true))
            .toList();
    return ChainCover.of(outside, BaseChain::isBelow).width() < width;
  }
}
