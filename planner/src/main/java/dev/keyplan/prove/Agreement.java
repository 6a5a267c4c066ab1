package dev.keyplan.prove;

import dev.keyplan.model.AccessPattern;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Compares what came with what the pattern means: the same items, each as often, in the order that
 * is promised. Items that are equal in that order may come in any.
 *
 * @param pattern what was asked
 * @param meant all items that it is about, in its order
 * @param most how many of them are wanted
 */
record Agreement(AccessPattern pattern, List<Row> meant, int most) {

  /** What is wrong, if something is. */
  Optional<String> difference(List<Row> came) {
    if (!pattern.with().isEmpty()) {
      return together(came);
    }
    int wanted = Math.min(most, meant.size());
    if (came.size() != wanted) {
      return Optional.of(wrong("expected " + wanted + ", got " + came.size(), came));
    }
    List<Row> left = new ArrayList<>(meant);
    for (Row row : came) {
      if (!left.remove(row)) {
        return Optional.of(wrong("not expected: " + printed(row), came));
      }
    }
    return inOrder(came, meant) ? Optional.empty() : Optional.of(wrong("the order differs", came));
  }

  /** What is wrong with a number of items, if something is. */
  Optional<String> difference(int count) {
    return count == meant.size()
        ? Optional.empty()
        : Optional.of(wrong("expected " + meant.size() + ", counted " + count, List.of()));
  }

  /** A parent with what belongs to it: all of them, the parent first. */
  private Optional<String> together(List<Row> came) {
    List<Row> left = new ArrayList<>(meant);
    for (Row row : came) {
      if (!left.remove(row)) {
        return Optional.of(wrong("not expected: " + printed(row), came));
      }
    }
    if (!left.isEmpty()) {
      return Optional.of(wrong("missing: " + printed(left.get(0)), came));
    }
    boolean single = pattern.verb() == AccessPattern.Verb.GET;
    if (single && !came.isEmpty() && !came.get(0).equals(meant.get(0))) {
      return Optional.of(wrong("the item itself does not come first", came));
    }
    return inOrder(ofKind(came), ofKind(meant))
        ? Optional.empty()
        : Optional.of(wrong("the order differs", came));
  }

  private List<Row> ofKind(List<Row> rows) {
    return rows.stream().filter(r -> r.kind().equals(pattern.kind())).toList();
  }

  private boolean inOrder(List<Row> came, List<Row> expected) {
    if (pattern.orderBy().isEmpty()) {
      return true;
    }
    Comparator<Row> order = Meaning.order(pattern);
    for (int i = 0; i < came.size(); i++) {
      if (order.compare(came.get(i), expected.get(i)) != 0) {
        return false;
      }
    }
    return true;
  }

  private String wrong(String what, List<Row> came) {
    return what + "; meant " + printed(meant) + ", got " + printed(came);
  }

  private static String printed(List<Row> rows) {
    return rows.stream()
        .limit(5)
        .map(Agreement::printed)
        .collect(Collectors.joining(", ", "[", rows.size() > 5 ? ", …]" : "]"));
  }

  private static String printed(Row row) {
    return row.kind()
        + row.attributes().entrySet().stream()
            .map(e -> e.getKey() + "=" + Printed.of(e.getValue()))
            .collect(Collectors.joining(" ", "(", ")"));
  }
}
