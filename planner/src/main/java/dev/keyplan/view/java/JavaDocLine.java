package dev.keyplan.view.java;

import java.util.List;

/**
 * A line of a comment.
 *
 * @param isParagraph whether a new paragraph begins
 * @param isBlank whether it is empty
 * @param spans its parts
 */
public record JavaDocLine(boolean isParagraph, boolean isBlank, List<JavaDocSpan> spans) {
  public JavaDocLine {
    spans = List.copyOf(spans);
  }
}
