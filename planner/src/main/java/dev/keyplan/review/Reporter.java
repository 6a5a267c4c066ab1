package dev.keyplan.review;

/** Where a rule leaves its findings. */
@FunctionalInterface
interface Reporter {

  void report(Finding finding);
}
