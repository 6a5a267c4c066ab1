package dev.keyplan.pack;

import dev.keyplan.source.Located;

/**
 * A file, or one file for each element of a list, that a pack gives.
 *
 * @param forEach what it is written for: {@code design} for one file, or a list of the view
 * @param as the name by which the template calls the element; empty for {@code design}
 * @param template the template's name in the pack
 * @param path the path in the pack's output folder, with interpolations
 * @param format the language of the file
 */
public record PackOutput(
    Located<String> forEach,
    String as,
    Located<String> template,
    Located<String> path,
    Format format) {

  /** One file for the whole design. */
  public static final String DESIGN = "design";

  public boolean isForDesign() {
    return forEach.value().equals(DESIGN);
  }
}
