package dev.keyplan.cli;

/** What the process says to the build that called it. */
final class ExitCodes {

  static final int FINE = 0;
  static final int ERRORS_IN_SPEC = 1;
  static final int USAGE = 2;
  static final int DIFFERENCES = 3;
  static final int NO_PLAN = 4;
  static final int BUG = 70;
  static final int IO = 74;

  private ExitCodes() {}
}
