package dev.keyplan.plan;

import java.util.List;

/**
 * A recorded choice and its reason.
 *
 * @param subject what it is about: a kind, a pattern, an index, {@code indexes}
 * @param choice what was chosen, one sentence
 * @param because why, one sentence
 * @param rejected what else was considered
 */
public record Decision(String subject, String choice, String because, List<Alternative> rejected) {

  public Decision {
    rejected = List.copyOf(rejected);
  }

  /** Something that was considered, and why it was not chosen. */
  public record Alternative(String choice, String because) {}
}
