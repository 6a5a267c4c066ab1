package dev.keyplan.view.java;

import java.util.List;

/**
 * What a pattern that returns several kinds gives.
 *
 * @param className its name
 * @param doc its comment
 * @param mainType the kind that is got
 * @param mainName its component
 * @param parts the kinds that belong to it
 * @param imports its imports
 */
public record JavaResult(
    String className,
    List<JavaDocLine> doc,
    String mainType,
    String mainName,
    List<JavaResultPart> parts,
    JavaImports imports) {
  public JavaResult {
    doc = List.copyOf(doc);
    parts = List.copyOf(parts);
  }
}
