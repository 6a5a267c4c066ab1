package dev.keyplan.plan;

import dev.keyplan.plan.KeyText.Bound;
import dev.keyplan.plan.KeyText.Ending;
import dev.keyplan.plan.KeyText.Fixed;
import dev.keyplan.plan.KeyText.Form;
import dev.keyplan.plan.KeyText.Part;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Whether a request's text is what a key template says, part by part. */
final class KeyTexts {

  private KeyTexts() {}

  /** Each part is the literal or a value for the very attribute that the key has there. */
  static boolean follows(KeyText text, KeyTemplate key) {
    return agree(text, key, true);
  }

  /** As {@link #follows}, but a value may come from an attribute with another name. */
  static boolean literalsAgree(KeyText text, KeyTemplate key) {
    return agree(text, key, false);
  }

  /** The text is a whole key: all literals, and a value for each attribute. */
  static boolean renders(KeyText text, KeyTemplate key) {
    return text.ending() == Ending.NONE
        && text.parts().size() == key.segments().size()
        && literalsAgree(text, key)
        && text.parts().stream().allMatch(KeyTexts::isWhole);
  }

  private static boolean agree(KeyText text, KeyTemplate key, boolean sameName) {
    List<Part> parts = text.parts();
    return parts.size() <= key.segments().size()
        && IntStream.range(0, parts.size())
            .allMatch(i -> agrees(parts.get(i), key.segments().get(i), sameName));
  }

  private static boolean agrees(Part part, KeySegment segment, boolean sameName) {
    return segment.match(
        l -> part.match(f -> f.text().equals(l.text()) && f.attribute().isEmpty(), b -> false),
        c ->
            part.match(
                f -> f.attribute().equals(Optional.of(c.attribute().name())),
                b -> !sameName || b.attribute().name().equals(c.attribute().name())));
  }

  private static boolean isWhole(Part part) {
    return part.match(f -> true, b -> b.form() == Form.WHOLE);
  }

  static boolean usesParameters(KeyText text) {
    return bounds(text).stream().anyMatch(b -> b.source().match(g -> true, p -> false));
  }

  /** The values in it. */
  static List<Bound> bounds(KeyText text) {
    return text.parts().stream()
        .flatMap(
            p ->
                p.match(
                    (Fixed f) -> java.util.stream.Stream.<Bound>of(), java.util.stream.Stream::of))
        .toList();
  }
}
