package dev.keyplan.testing;

import java.util.ArrayList;
import java.util.List;

/** Where two texts part, for a person who reads a failed test. */
final class Lines {

  private Lines() {}

  /** The first lines that differ, with their numbers; empty where there is no difference. */
  static String difference(String expected, String actual) {
    List<String> left = expected.lines().toList();
    List<String> right = actual.lines().toList();
    List<String> out = new ArrayList<>();
    for (int i = 0; i < Math.max(left.size(), right.size()) && out.size() < 20; i++) {
      String a = i < left.size() ? left.get(i) : null;
      String b = i < right.size() ? right.get(i) : null;
      if (!java.util.Objects.equals(a, b)) {
        out.add("  line " + (i + 1));
        out.add("    - " + (a == null ? "(end)" : a));
        out.add("    + " + (b == null ? "(end)" : b));
      }
    }
    boolean onlyTheEnd = out.isEmpty() && !expected.equals(actual);
    return onlyTheEnd ? "  the line ends differ" : String.join("\n", out);
  }
}
