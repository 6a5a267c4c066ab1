package dev.keyplan.docs;

import dev.keyplan.view.DesignView;
import dev.keyplan.view.ItemTableView;
import dev.keyplan.view.KeyTableView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Draws the example items of a plan as SVG: the table and each index, item collection by item
 * collection.
 */
final class Picture {

  private static final int ROW = 24;
  private static final int PAD = 10;
  private static final double CHARACTER = 7.3;
  private static final int MARGIN = 16;

  private static final List<String> COLOURS =
      List.of("#dbeafe", "#dcfce7", "#fef3c7", "#fae8ff", "#ffe4e6", "#e0f2fe", "#ede9fe");

  private final DesignView plan;
  private final List<String> kinds;
  private final StringBuilder body = new StringBuilder();
  private int y = MARGIN;
  private int widest;

  private Picture(DesignView plan) {
    this.plan = plan;
    this.kinds =
        plan.keyTables().get(0).rows().stream().map(KeyTableView.KeyRowView::kind).toList();
  }

  static String of(DesignView plan) {
    return new Picture(plan).svg();
  }

  private String svg() {
    plan.itemTables().forEach(this::table);
    int width = widest + MARGIN;
    int height = y;
    return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" aria-label="%s">
    <rect width="100%%" height="100%%" rx="8" fill="#ffffff"/>
    <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="12" fill="#1f2937">
    %s</g>
    </svg>
    """
        .formatted(width, height, width, height, "Example items of " + escaped(plan.name()), body);
  }

  private void table(ItemTableView table) {
    List<Integer> columns = columns(table);
    text(MARGIN, y + 16, table.title(), true);
    y += ROW;
    header(columns, List.of(table.partitionKey(), table.sortKey(), "kind", "attributes"));
    for (ItemTableView.CollectionView collection : table.collections()) {
      int height = ROW * collection.items().size();
      box(columns.get(0), y, columns.get(1) - columns.get(0), height, "#f3f4f6");
      text(columns.get(0) + PAD, y + 16, collection.partition(), false);
      for (ItemTableView.ItemView row : collection.items()) {
        row(columns, row);
      }
    }
    y += MARGIN;
  }

  private void row(List<Integer> columns, ItemTableView.ItemView row) {
    String colour = COLOURS.get(Math.max(0, kinds.indexOf(row.kind())) % COLOURS.size());
    List<String> cells = List.of(row.sort(), row.kind(), fields(row));
    for (int i = 0; i < cells.size(); i++) {
      box(columns.get(i + 1), y, columns.get(i + 2) - columns.get(i + 1), ROW, colour);
      text(columns.get(i + 1) + PAD, y + 16, cells.get(i), false);
    }
    y += ROW;
  }

  private void header(List<Integer> columns, List<String> names) {
    for (int i = 0; i < names.size(); i++) {
      box(columns.get(i), y, columns.get(i + 1) - columns.get(i), ROW, "#e5e7eb");
      text(columns.get(i) + PAD, y + 16, names.get(i), true);
    }
    y += ROW;
  }

  /** Where each column begins, and where the last one ends. */
  private List<Integer> columns(ItemTableView table) {
    List<Integer> columns = new ArrayList<>(List.of(MARGIN));
    List<List<String>> cells = new ArrayList<>();
    cells.add(table.collections().stream().map(ItemTableView.CollectionView::partition).toList());
    List<ItemTableView.ItemView> rows =
        table.collections().stream().flatMap(c -> c.items().stream()).toList();
    cells.add(rows.stream().map(ItemTableView.ItemView::sort).toList());
    cells.add(rows.stream().map(ItemTableView.ItemView::kind).toList());
    cells.add(rows.stream().map(Picture::fields).toList());
    for (List<String> column : cells) {
      int longest = column.stream().mapToInt(String::length).max().orElse(0);
      int width = 2 * PAD + (int) Math.ceil(Math.max(8, longest) * CHARACTER);
      columns.add(columns.get(columns.size() - 1) + width);
    }
    widest = Math.max(widest, columns.get(columns.size() - 1));
    return columns;
  }

  private static String fields(ItemTableView.ItemView row) {
    return row.fields().stream()
        .map(f -> f.name() + " " + f.value())
        .collect(Collectors.joining(", "));
  }

  private void box(int x, int top, int width, int height, String colour) {
    body.append(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#9ca3af\"/>\n"
            .formatted(x, top, width, height, colour));
  }

  private void text(int x, int baseline, String text, boolean isBold) {
    body.append(
        "<text x=\"%d\" y=\"%d\"%s>%s</text>\n"
            .formatted(x, baseline, isBold ? " font-weight=\"bold\"" : "", escaped(text)));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
