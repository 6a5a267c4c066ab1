package dev.keyplan.render;

import java.util.stream.Collectors;

/**
 * What every generated file has: {@code \n} line ends, no trailing blanks, no empty line at either
 * end, a final line end.
 */
final class Layout {

  private Layout() {}

  static String tidy(String text) {
    String body = text.lines().map(String::stripTrailing).collect(Collectors.joining("\n"));
    return body.replaceAll("^\n+", "").stripTrailing() + "\n";
  }
}
