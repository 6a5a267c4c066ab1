package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Tenant;
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

  /**
   * {@code STU#<studentId>} where it stands for a kind, else {@code STU#EMAIL#<email>}, and {@code
   * STU} where all items of the kind lie in one partition.
   */
  KeyTemplate partition(KeyEntry entry) {
    Kind kind = entry.kind();
    List<KeySegment> segments = tenant(kind, entry.partition());
    List<String> rest = entry.partition().stream().filter(a -> !isIn(segments, a)).toList();
    if (!segments.isEmpty()
        && rest.isEmpty()
        && entry.standsFor().equals(model.tenant().flatMap(Tenant::kind))) {
      return spelled(entry, segments);
    }
    if (entry.standsFor().isPresent()) {
      segments.add(new KeySegment.Literal(model.kind(entry.standsFor().get()).prefix()));
      rest.forEach(a -> segments.add(component(kind, a)));
    } else {
      segments.add(new KeySegment.Literal(kind.prefix()));
      append(segments, kind, rest, true);
    }
    return spelled(entry, segments);
  }

  /** {@code TENANT#<tenantId>}: whoever may read the keys of one tenant is told by their start. */
  private List<KeySegment> tenant(Kind kind, List<String> attributes) {
    List<KeySegment> segments = new ArrayList<>();
    model
        .tenant()
        .filter(t -> t.holds(kind) && attributes.contains(t.attribute()))
        .ifPresent(
            t -> {
              segments.add(new KeySegment.Literal(t.literal()));
              segments.add(component(kind, t.attribute()));
            });
    return segments;
  }

  private static boolean isIn(List<KeySegment> segments, String attribute) {
    return new KeyTemplate(segments).attributes().contains(attribute);
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
    return spelled(entry, segments);
  }

  /** A value that all items of the entry have is a literal, encoded as any other. */
  private static KeyTemplate spelled(KeyEntry entry, List<KeySegment> segments) {
    return new KeyTemplate(
        segments.stream()
            .map(
                s ->
                    s.<KeySegment>match(
                        l -> l,
                        c ->
                            entry
                                .value(c.attribute().name())
                                .<KeySegment>map(
                                    v ->
                                        new KeySegment.Literal(
                                            KeyEncoding.encode(c.attribute(), v)))
                                .orElse(c)))
            .toList());
  }

  /** {@code UNIQ#STU#EMAIL#<email>} and {@code #UNIQ}. */
  ItemShape marker(Kind kind, Unique unique, PrimaryKey table) {
    List<KeySegment> segments = tenant(kind, unique.attributes());
    List<String> rest = unique.attributes().stream().filter(a -> !isIn(segments, a)).toList();
    segments.add(new KeySegment.Literal(MARKER));
    segments.add(new KeySegment.Literal(kind.prefix()));
    for (String attribute : rest) {
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

  /** A tenant that the key has already is no part of what stands in it. */
  private Optional<Standing> standingAt(Kind kind, List<String> attributes, int at) {
    return Standing.direct(kind).stream()
        .map(s -> new Standing(s.target(), without(attributes, s.attributes())))
        .filter(s -> !s.attributes().isEmpty())
        .filter(s -> at + s.attributes().size() <= attributes.size())
        .filter(s -> attributes.subList(at, at + s.attributes().size()).equals(s.attributes()))
        .findFirst();
  }

  private List<String> without(List<String> among, List<String> attributes) {
    return attributes.stream()
        .filter(
            a -> among.contains(a) || model.tenant().filter(t -> a.equals(t.attribute())).isEmpty())
        .toList();
  }

  private static KeySegment named(String attribute) {
    return new KeySegment.Literal(attribute.toUpperCase(Locale.ROOT));
  }

  private static KeySegment component(Kind kind, String attribute) {
    return new KeySegment.Component(kind.attribute(attribute));
  }
}
