package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import java.util.List;

/**
 * How an access pattern is served.
 *
 * @param pattern the pattern
 * @param steps its requests in order; each after the first uses what the one before returned, and
 *     none is sent when that returned nothing
 * @param consistency what the caller can have
 * @param because one sentence: why this target
 */
public record Route(
    AccessPattern pattern, List<Step> steps, Consistency consistency, String because) {

  /**
   * What a reader of the route sees of earlier writes.
   *
   * @see <a
   *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.ReadConsistency.html">Read
   *     consistency</a>
   */
  public enum Consistency {
    /** Eventual, unless the caller asks for strong. */
    EITHER,
    /** Always strong: the pattern must read its own writes. */
    STRONG,
    /** Always eventual: a global index is read. */
    EVENTUAL
  }

  public Route {
    steps = List.copyOf(steps);
  }
}
