package dev.keyplan.view.text;

import dev.keyplan.view.AllowedView;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.FindingView;
import dev.keyplan.view.IndexView;
import dev.keyplan.view.ItemTableView;
import dev.keyplan.view.KeyTableView;
import dev.keyplan.view.WriteView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The plan as text for a person at a terminal, and the file that a reviewer reads first when a plan
 * changes.
 *
 * <p>From what is decided to why: keys, the items as they lie in the table and in each index,
 * reads, writes, indexes, decisions, advice.
 */
public final class PlanText {

  private static final int IN = 2;
  private static final String MARGIN = " ".repeat(IN);

  private final DesignView design;
  private final TextPage page;

  private PlanText(DesignView design, int width) {
    this.design = design;
    this.page = new TextPage(width);
  }

  /**
   * The text, in lines that end in LF.
   *
   * @param width columns; lines are at most that long unless a word is longer; at least 40
   */
  public static String of(DesignView design, int width) {
    return new PlanText(design, width).text();
  }

  private String text() {
    page.hanging(
        0, 0, design.name() + (design.hasDescription() ? ": " + design.description() : ""));
    page.hanging(0, 0, design.summary() + ".");
    keys();
    design.itemTables().forEach(this::items);
    page.heading("Reads");
    design.accessPatterns().forEach(p -> ExplainedReads.line(page, p));
    page.blank();
    page.hanging(
        0, 0, "A Query reads at most 1 MB; what is more takes a further request for each page.");
    page.heading("Writes");
    design.writes().forEach(this::write);
    if (design.table().hasIndexes()) {
      page.heading("Indexes");
      design.table().indexes().forEach(this::index);
    }
    if (design.hasDecisions()) {
      page.heading("Decisions");
      design.decisions().forEach(d -> Decided.print(page, d));
    }
    if (design.hasFindings() || design.hasAllowed()) {
      page.heading("Advice");
      design.findings().forEach(this::finding);
      design.allowed().forEach(this::allowed);
    }
    return page.toString();
  }

  private void keys() {
    page.heading("Keys");
    List<List<String>> rows = new ArrayList<>();
    for (KeyTableView table : design.keyTables()) {
      if (!rows.isEmpty()) {
        rows.add(List.of(""));
      }
      rows.add(List.of(table.target(), table.partitionKey(), table.sortKey()));
      table
          .rows()
          .forEach(r -> rows.add(List.of(MARGIN + r.kind(), r.partition(), Sparse.sort(r))));
    }
    page.table(0, rows);
    if (design.hasSparseKeys()) {
      page.blank();
      page.hanging(
          0, 0, "(sparse): an item that lacks an attribute of the key is not in the index.");
    }
    if (design.table().hasExpiry()) {
      page.blank();
      page.hanging(
          0,
          0,
          "Items expire by "
              + design.table().expiryAttribute()
              + "; DynamoDB removes them within a few days, and until then reads still return"
              + " them.");
    }
  }

  private void items(ItemTableView table) {
    page.heading("Example items in " + table.title());
    List<List<String>> rows = new ArrayList<>();
    for (ItemTableView.CollectionView collection : table.collections()) {
      rows.add(List.of(table.partitionKey() + " = " + collection.partition()));
      for (ItemTableView.ItemView item : collection.items()) {
        rows.add(List.of(MARGIN + item.sort(), item.kind(), fields(item)));
      }
    }
    page.table(0, rows);
  }

  private static String fields(ItemTableView.ItemView item) {
    return item.fields().stream()
        .map(field -> field.name() + " " + field.value())
        .collect(Collectors.joining(", "));
  }

  private void write(WriteView write) {
    page.titled(0, write.name(), write.cost());
    write.actions().forEach(action -> page.paragraph(IN, action.words()));
  }

  private void index(IndexView index) {
    page.paragraph(
        0,
        index.name()
            + ": global, projects "
            + index.projection()
            + ", holds "
            + String.join(", ", index.kinds())
            + "; read by "
            + String.join(", ", index.accessPatterns()));
  }

  private void finding(FindingView finding) {
    page.paragraph(0, place(finding) + ", " + finding.severity() + ": " + finding.message());
    if (finding.hasHelp()) {
      page.paragraph(IN, finding.help());
    }
  }

  private void allowed(AllowedView allowed) {
    FindingView finding = allowed.finding();
    page.paragraph(0, place(finding) + ", allowed: " + finding.message());
    page.paragraph(IN, "because " + allowed.because());
  }

  private static String place(FindingView finding) {
    return finding.rule() + " line " + finding.line();
  }
}
