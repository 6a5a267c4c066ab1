package dev.keyplan.view;

import java.util.List;

/**
 * A recorded choice.
 *
 * @param subject what it is about
 * @param choice what was chosen
 * @param because why
 * @param hasRejected whether something else was considered
 * @param rejected what else was considered
 */
public record DecisionView(
    String subject,
    String choice,
    String because,
    boolean hasRejected,
    List<RejectedView> rejected) {

  public DecisionView {
    rejected = List.copyOf(rejected);
  }

  /**
   * Something that was not chosen.
   *
   * @param choice what it was
   * @param because why it was not chosen
   */
  public record RejectedView(String choice, String because) {}
}
