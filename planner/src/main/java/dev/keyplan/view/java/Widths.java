package dev.keyplan.view.java;

import java.util.List;

/** Whether what stands on a line would be longer than the lines of generated Java are. */
final class Widths {

  private static final int LINE = 100;

  private Widths() {}

  /** Whether parameters do not fit on a line on which that much else stands. */
  static boolean areWide(List<JavaParameter> parameters, int others) {
    int width = parameters.stream().mapToInt(p -> p.type().length() + p.name().length() + 3).sum();
    return width + others > LINE;
  }
}
