package dev.keyplan.view.text;

import dev.keyplan.view.AccessPatternView;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.KindView;
import dev.keyplan.view.WriteView;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What there is to say of a kind, an attribute and a write. */
final class ExplainedKinds {

  private static final int IN = 2;

  private final DesignView design;

  ExplainedKinds(DesignView design) {
    this.design = design;
  }

  void kind(TextPage page, KindView kind) {
    page.paragraph(
        0,
        kind.name()
            + (kind.isEdge() ? ": the edge of a many-to-many relation" : ": an entity")
            + ", identified by "
            + String.join(", ", kind.identity()));
    if (kind.hasDescription()) {
      page.paragraph(IN, kind.description());
    }
    page.heading("Keys");
    page.table(
        0,
        Stream.concat(
                kind.keys().stream().map(k -> List.of(k.target(), k.partition(), k.sort())),
                kind.markers().stream()
                    .map(
                        m ->
                            List.of(
                                "unique " + String.join(", ", m.attributes()),
                                m.partition(),
                                m.sort())))
            .toList());
    reads(page, p -> p.kind().equals(kind.name()) || p.withKinds().contains(kind.name()));
    page.heading("Writes");
    writes(page, design.writes().stream().filter(w -> w.kind().equals(kind.name())).toList());
    Decided.printAbout(page, design, kind.name());
  }

  private void reads(TextPage page, Predicate<AccessPatternView> wanted) {
    List<AccessPatternView> reads = design.accessPatterns().stream().filter(wanted).toList();
    page.heading("Reads");
    reads.forEach(p -> ExplainedReads.line(page, p));
    if (reads.isEmpty()) {
      page.paragraph(0, "none");
    }
  }

  private static void writes(TextPage page, List<WriteView> writes) {
    for (WriteView write : writes) {
      page.titled(0, write.name(), write.cost());
      write.actions().forEach(action -> page.paragraph(IN, action.words()));
    }
  }

  void write(TextPage page, WriteView write) {
    writes(page, List.of(write));
    page.paragraph(IN, "why: " + write.because());
    page.heading("The caller gives");
    page.table(0, write.arguments().stream().map(a -> List.of(a.attribute(), a.role())).toList());
    Decided.printAbout(page, design, write.name());
  }

  /** The attribute of that name in each kind that has one. */
  void attribute(TextPage page, String name) {
    for (KindView kind : design.kinds()) {
      if (kind.attributes().stream().anyMatch(a -> a.name().equals(name))) {
        page.blank();
        attribute(page, kind, name);
      }
    }
  }

  void attribute(TextPage page, KindView kind, String name) {
    KindView.AttributeView attribute =
        kind.attributes().stream().filter(a -> a.name().equals(name)).findFirst().orElseThrow();
    String remarks = attribute.remarks().isEmpty() ? "" : ", " + attribute.remarks();
    page.paragraph(0, kind.name() + "." + name + ": " + attribute.type() + remarks);
    List<List<String>> keys =
        kind.keys().stream()
            .flatMap(
                k ->
                    Stream.of(
                        List.of(k.partitionKey(), k.partition()), List.of(k.sortKey(), k.sort())))
            .filter(k -> k.get(1).contains("<" + name + ">"))
            .toList();
    page.paragraph(IN, keys.isEmpty() ? "in no key" : "in these keys:");
    page.table(2 * IN, keys);
    given(page, kind, name);
    changed(page, kind, name);
  }

  private void given(TextPage page, KindView kind, String name) {
    List<String> patterns =
        design.accessPatterns().stream()
            .filter(p -> p.kind().equals(kind.name()))
            .filter(p -> p.parameters().stream().anyMatch(q -> q.attribute().equals(name)))
            .map(AccessPatternView::name)
            .toList();
    page.paragraph(
        IN, patterns.isEmpty() ? "no read is given it" : "given to " + String.join(", ", patterns));
  }

  private void changed(TextPage page, KindView kind, String name) {
    List<String> writes =
        design.writes().stream()
            .filter(w -> w.kind().equals(kind.name()) && !w.name().startsWith("create"))
            .filter(w -> w.actions().stream().anyMatch(a -> a.attributes().contains(name)))
            .map(WriteView::name)
            .toList();
    page.paragraph(
        IN, writes.isEmpty() ? "it never changes" : "changed by " + String.join(", ", writes));
  }
}
