package dev.keyplan.plan;

import dev.keyplan.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * How a key is made from the attributes of its item: segments joined by {@link
 * KeyEncoding#DELIMITER}.
 *
 * @param segments at least one
 */
public record KeyTemplate(List<KeySegment> segments) {

  public KeyTemplate {
    segments = List.copyOf(segments);
  }

  /** The names of the attributes in it, in order. */
  public List<String> attributes() {
    return segments.stream()
        .flatMap(s -> s.match(l -> java.util.stream.Stream.<String>of(), c -> names(c)))
        .toList();
  }

  private static java.util.stream.Stream<String> names(KeySegment.Component component) {
    return java.util.stream.Stream.of(component.attribute().name());
  }

  /**
   * The key of an item with these attributes; empty where one of them is missing (a sparse index).
   */
  public Optional<String> render(Function<String, Optional<Value>> attributes) {
    List<String> parts = new ArrayList<>();
    for (KeySegment segment : segments) {
      Optional<String> part =
          segment.match(
              l -> Optional.of(l.text()),
              c ->
                  attributes
                      .apply(c.attribute().name())
                      .map(v -> KeyEncoding.encode(c.attribute(), v)));
      if (part.isEmpty()) {
        return Optional.empty();
      }
      parts.add(part.get());
    }
    return Optional.of(String.join(KeyEncoding.DELIMITER, parts));
  }

  /** {@code STU#<studentId>}. */
  @Override
  public String toString() {
    return segments.stream()
        .map(s -> s.match(KeySegment.Literal::text, c -> "<" + c.attribute().name() + ">"))
        .collect(java.util.stream.Collectors.joining(KeyEncoding.DELIMITER));
  }
}
