package dev.keyplan.prove;

import dev.keyplan.model.ComposedWrite;
import dev.keyplan.model.ComposedWrite.Demand;
import dev.keyplan.model.ComposedWrite.Increment;
import dev.keyplan.model.ComposedWrite.Item;
import dev.keyplan.model.ComposedWrite.Test;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * Rows from which a composed write begins: two of three examples, so that there are items to create
 * whose ends are there. Many hold just what the steps demand, or a number at its limit or one step
 * before it.
 */
final class ComposedStart {

  private final Model model;
  private final ComposedWrite write;
  private final Random random;

  ComposedStart(Model model, ComposedWrite write, Random random) {
    this.model = model;
    this.write = write;
    this.random = random;
  }

  PlainRows rows(List<Row> examples) {
    List<Row> rows = new ArrayList<>();
    for (Row row : examples) {
      if (random.nextInt(3) > 0) {
        rows.add(changed(row));
      }
    }
    return new PlainRows(model, rows);
  }

  private Row changed(Row row) {
    Kind kind = model.kind(row.kind());
    Map<String, Value> attributes = new TreeMap<>(row.attributes());
    for (Item item : write.items().stream().filter(i -> i.kind().equals(kind.name())).toList()) {
      item.demands().stream()
          .filter(d -> isFree(kind, d.attribute()) && random.nextInt(4) > 0)
          .forEach(d -> meet(d, attributes));
      item.increments().stream()
          .filter(i -> i.limit().isPresent() && random.nextInt(2) > 0)
          .forEach(i -> attributes.put(i.attribute(), nearLimit(i)));
    }
    return new Row(row.kind(), attributes);
  }

  /** Whether a row may hold any value of it. */
  private static boolean isFree(Kind kind, String attribute) {
    return !kind.identifies(attribute)
        && !kind.attribute(attribute).reference()
        && kind.uniques().stream().noneMatch(u -> u.attributes().contains(attribute));
  }

  private static void meet(Demand demand, Map<String, Value> attributes) {
    if (demand.test() == Test.ABSENT) {
      attributes.remove(demand.attribute());
    }
    demand
        .constant()
        .ifPresent(
            v -> {
              if (demand.test() == Test.ABOVE || demand.test() == Test.BELOW) {
                beyond(v, demand.test()).ifPresent(b -> attributes.put(demand.attribute(), b));
              } else {
                attributes.put(demand.attribute(), v);
              }
            });
  }

  private static Optional<Value> beyond(Value bound, Test test) {
    BigDecimal step = test == Test.ABOVE ? BigDecimal.ONE : BigDecimal.ONE.negate();
    return bound instanceof Value.Numeric n
        ? Optional.of(new Value.Numeric(n.number().add(step)))
        : Optional.empty();
  }

  private Value nearLimit(Increment increment) {
    BigDecimal limit = increment.limit().orElseThrow();
    BigDecimal step = increment.by().orElse(BigDecimal.ONE);
    BigDecimal before = random.nextBoolean() ? step : BigDecimal.ZERO;
    return new Value.Numeric(increment.isDecrement() ? limit.add(before) : limit.subtract(before));
  }
}
