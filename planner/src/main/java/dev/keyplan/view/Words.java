package dev.keyplan.view;

/** Counted nouns. */
final class Words {

  private Words() {}

  /** {@code 1 entity}, {@code 2 entities}. */
  static String count(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }
}
