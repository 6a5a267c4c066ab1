package dev.keyplan.view.text;

import dev.keyplan.view.AccessPatternView;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.IndexView;
import dev.keyplan.view.KeyTableView;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What there is to say of the table, an index and a key attribute. */
final class ExplainedKeys {

  private static final int IN = 2;

  private final DesignView design;

  ExplainedKeys(DesignView design) {
    this.design = design;
  }

  /** The names of all key attributes. */
  List<String> attributes() {
    return design.keyTables().stream()
        .flatMap(t -> Stream.of(t.partitionKey(), t.sortKey()))
        .distinct()
        .toList();
  }

  void table(TextPage page) {
    target(page, "table");
    Decided.printAbout(page, design, "table");
  }

  void index(TextPage page, IndexView index) {
    target(page, index.name());
    page.blank();
    page.paragraph(0, "It copies " + index.projection() + " of an item.");
    Decided.printAbout(page, design, index.name());
  }

  private void target(TextPage page, String target) {
    KeyTableView keys =
        design.keyTables().stream()
            .filter(t -> t.target().equals(target))
            .findFirst()
            .orElseThrow();
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of(keys.target(), keys.partitionKey(), keys.sortKey()));
    keys.rows().forEach(r -> rows.add(List.of(r.kind(), r.partition(), Sparse.sort(r))));
    page.table(0, rows);
    page.heading("Read by");
    List<AccessPatternView> readers =
        design.accessPatterns().stream().filter(p -> isRead(p, target)).toList();
    readers.forEach(p -> ExplainedReads.line(page, p));
    if (readers.isEmpty()) {
      page.paragraph(0, "no access pattern");
    }
  }

  /** Whether one of its requests goes there. */
  private static boolean isRead(AccessPatternView pattern, String target) {
    return pattern.steps().stream().anyMatch(s -> s.target().equals(target));
  }

  void attribute(TextPage page, String name) {
    for (KeyTableView table : design.keyTables()) {
      boolean isPartition = table.partitionKey().equals(name);
      if (isPartition || table.sortKey().equals(name)) {
        page.paragraph(
            0, name + ": the " + (isPartition ? "partition" : "sort") + " key of " + table.title());
        page.table(
            IN,
            table.rows().stream()
                .map(r -> List.of(r.kind(), isPartition ? r.partition() : Sparse.sort(r)))
                .toList());
      }
    }
    setBy(page, name);
  }

  private void setBy(TextPage page, String name) {
    List<String> writes =
        design.writes().stream()
            .filter(w -> w.actions().stream().anyMatch(a -> isNamed(name, a.words())))
            .map(w -> w.name())
            .toList();
    page.paragraph(
        0,
        writes.isEmpty()
            ? "Set on creation; no update changes it."
            : "Set on creation, and by " + String.join(", ", writes) + ".");
  }

  private static boolean isNamed(String attribute, String words) {
    return Pattern.compile("\\b" + Pattern.quote(attribute) + "\\b").matcher(words).find();
  }
}
