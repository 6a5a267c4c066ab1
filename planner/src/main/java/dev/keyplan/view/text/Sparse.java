package dev.keyplan.view.text;

import dev.keyplan.view.KeyTableView;

/** The mark of keys that not every item of a kind has. */
final class Sparse {

  private Sparse() {}

  /** The template of the sort key, with the mark where it is due. */
  static String sort(KeyTableView.KeyRowView row) {
    return row.sort() + (row.isSparse() ? "  (" + row.mark() + ")" : "");
  }
}
