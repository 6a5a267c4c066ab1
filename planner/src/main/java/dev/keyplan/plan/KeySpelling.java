package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Unique;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How key entries are written as templates. */
final class KeySpelling {

  /** The literal at the head of every marker's keys; no kind may have it as its prefix. */
  static final String MARKER = "UNIQ";

  private final Model model;

  KeySpelling(Model model) {
    this.model = model;
  }

  /** {@code STU#<studentId>} where it stands for a kind, else {@code STU#EMAIL#<email>}. */
  KeyTemplate partition(KeyEntry entry) {
    List<KeySegment> segments = new ArrayList<>();
    if (entry.standsFor().isPresent()) {
      segments.add(new KeySegment.Literal(model.kind(entry.standsFor().get()).prefix()));
      entry.partition().forEach(a -> segments.add(component(entry.kind(), a)));
      return new KeyTemplate(segments);
    }
    segments.add(new KeySegment.Literal(entry.kind().prefix()));
    append(segments, entry.kind(), entry.partition(), true);
    return new KeyTemplate(segments);
  }

  /** {@code #STU} for the item that the partition is, else {@code ENROLL#CRS#<courseId>}. */
  KeyTemplate sort(KeyEntry entry, String head) {
    List<KeySegment> segments = new ArrayList<>();
    if (entry.isOwnPartition()) {
      segments.add(new KeySegment.Literal(""));
    }
    segments.add(new KeySegment.Literal(head));
    append(segments, entry.kind(), entry.sort(), false);
    if (segments.size() == 1) {
      segments.add(new KeySegment.Literal(""));
    }
    return new KeyTemplate(segments);
  }

  /** {@code UNIQ#STU#EMAIL#<email>} and {@code #UNIQ}. */
  ItemShape marker(Kind kind, Unique unique, PrimaryKey table) {
    List<KeySegment> segments = new ArrayList<>();
    segments.add(new KeySegment.Literal(MARKER));
    segments.add(new KeySegment.Literal(kind.prefix()));
    for (String attribute : unique.attributes()) {
      segments.add(named(attribute));
      segments.add(component(kind, attribute));
    }
    KeyTemplate sort =
        new KeyTemplate(List.of(new KeySegment.Literal(""), new KeySegment.Literal(MARKER)));
    return new ItemShape(
        kind,
        Optional.of(unique),
        List.of(new ItemShape.ItemKeys(table, new KeyTemplate(segments), sort)));
  }

  private void append(
      List<KeySegment> segments, Kind kind, List<String> attributes, boolean isNamed) {
    int at = 0;
    while (at < attributes.size()) {
      Optional<Standing> whole = standingAt(kind, attributes, at);
      int size = whole.map(s -> s.attributes().size()).orElse(1);
      if (whole.isPresent()) {
        segments.add(new KeySegment.Literal(model.kind(whole.get().target()).prefix()));
      } else if (isNamed) {
        segments.add(named(attributes.get(at)));
      }
      attributes.subList(at, at + size).forEach(a -> segments.add(component(kind, a)));
      at += size;
    }
  }

  private static Optional<Standing> standingAt(Kind kind, List<String> attributes, int at) {
    return Standing.direct(kind).stream()
        .filter(s -> at + s.attributes().size() <= attributes.size())
        .filter(s -> attributes.subList(at, at + s.attributes().size()).equals(s.attributes()))
        .findFirst();
  }

  private static KeySegment named(String attribute) {
    return new KeySegment.Literal(attribute.toUpperCase(Locale.ROOT));
  }

  private static KeySegment component(Kind kind, String attribute) {
    return new KeySegment.Component(kind.attribute(attribute));
  }
}
