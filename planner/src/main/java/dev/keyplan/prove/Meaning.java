package dev.keyplan.prove;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Narrowing;
import dev.keyplan.model.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a pattern means, answered by looking at every row: equality, ranges, order, related kinds.
 * It knows neither keys nor routes.
 */
public final class Meaning {

  private final Model model;
  private final List<Row> rows;

  public Meaning(Model model, List<Row> rows) {
    this.model = model;
    this.rows = List.copyOf(rows);
  }

  /**
   * Everything that the pattern is about, in its order: for a {@code get} with an order, all
   * candidates, of which the first is wanted. Each item of the pattern's kind is followed by its
   * related items.
   */
  public List<Row> answer(AccessPattern pattern, Arguments arguments) {
    List<Row> found =
        new ArrayList<>(
            pattern.hop().isPresent() ? hopped(pattern, arguments) : matching(pattern, arguments));
    found.removeIf(row -> !isSortable(pattern, row));
    found.sort(order(pattern));
    List<Row> answer = new ArrayList<>();
    for (Row row : found) {
      answer.add(row);
      pattern.with().forEach(included -> answer.addAll(related(row, included)));
    }
    return answer;
  }

  /** The order that the pattern promises; all items are equal where it promises none. */
  public static Comparator<Row> order(AccessPattern pattern) {
    Comparator<Row> order = Comparator.comparing(row -> 0);
    for (AccessPattern.OrderBy by : pattern.orderBy()) {
      Comparator<Row> next =
          Comparator.comparing(row -> row.attributes().get(by.attribute()), ValueOrder.ORDER);
      order = order.thenComparing(by.descending() ? next.reversed() : next);
    }
    return order;
  }

  /** Items that lack an attribute of the order are left out. */
  private static boolean isSortable(AccessPattern pattern, Row row) {
    return pattern.orderBy().stream().allMatch(o -> row.attributes().containsKey(o.attribute()));
  }

  private List<Row> of(String kind) {
    return rows.stream().filter(r -> r.kind().equals(kind)).toList();
  }

  private List<Row> matching(AccessPattern pattern, Arguments arguments) {
    return of(pattern.kind()).stream()
        .filter(row -> hasGiven(pattern, arguments, row))
        .filter(row -> isNarrowed(pattern.narrowing(), row))
        .filter(row -> pattern.ranges().stream().allMatch(r -> isIn(r, arguments, row)))
        .toList();
  }

  /** Whether a row has the values that the spec fixes, and has and lacks what it says. */
  private static boolean isNarrowed(Narrowing narrowing, Row row) {
    return narrowing.fixed().stream().allMatch(f -> row.has(f.attribute(), f.value()))
        && narrowing.presence().stream()
            .allMatch(p -> row.attributes().containsKey(p.attribute()) == p.isPresent());
  }

  private static boolean hasGiven(AccessPattern pattern, Arguments arguments, Row row) {
    return pattern.given().stream().allMatch(g -> row.has(g.attribute(), arguments.get(g.name())));
  }

  /** The items to which the items that have the given values refer. */
  private List<Row> hopped(AccessPattern pattern, Arguments arguments) {
    AccessPattern.Hop hop = pattern.hop().orElseThrow();
    List<String> identity = model.kind(pattern.kind()).identity();
    List<Row> holders =
        of(hop.kind()).stream().filter(row -> hasGiven(pattern, arguments, row)).toList();
    return of(pattern.kind()).stream()
        .filter(row -> holders.stream().anyMatch(h -> refers(h, hop.attributes(), row, identity)))
        .filter(row -> pattern.ranges().stream().allMatch(r -> isIn(r, arguments, row)))
        .toList();
  }

  private List<Row> related(Row row, AccessPattern.Included included) {
    Kind kind = model.kind(row.kind());
    return of(included.kind()).stream()
        .filter(child -> refers(child, included.attributes(), row, kind.identity()))
        .toList();
  }

  private static boolean refers(
      Row holder, List<String> attributes, Row target, List<String> identity) {
    for (int i = 0; i < identity.size(); i++) {
      Value value = target.attributes().get(identity.get(i));
      if (value == null || !holder.has(attributes.get(i), value)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIn(AccessPattern.RangeCondition range, Arguments arguments, Row row) {
    Value value = row.attributes().get(range.attribute());
    if (value == null) {
      return false;
    }
    Value first = arguments.get(range.parameters().get(0).name());
    int compared = ValueOrder.ORDER.compare(value, first);
    return switch (range.operator()) {
      case AT_LEAST -> compared >= 0;
      case AT_MOST -> compared <= 0;
      case ABOVE -> compared > 0;
      case BELOW -> compared < 0;
      case BETWEEN ->
          compared >= 0
              && ValueOrder.ORDER.compare(value, arguments.get(range.parameters().get(1).name()))
                  <= 0;
      case BEGINS_WITH -> startsWith(value, first);
    };
  }

  private static boolean startsWith(Value value, Value prefix) {
    return value instanceof Value.Text text
        && prefix instanceof Value.Text start
        && text.text().startsWith(start.text());
  }
}
