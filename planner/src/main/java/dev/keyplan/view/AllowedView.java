package dev.keyplan.view;

import dev.keyplan.review.Silenced;

/**
 * Advice that the author has considered.
 *
 * @param finding the advice
 * @param because the reason for which it is allowed
 */
public record AllowedView(FindingView finding, String because) {

  static AllowedView of(Silenced silenced) {
    return new AllowedView(FindingView.of(silenced.finding()), silenced.by().because());
  }
}
