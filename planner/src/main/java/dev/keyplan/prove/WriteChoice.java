package dev.keyplan.prove;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import dev.keyplan.plan.WriteRoute;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * What to give to a write: mostly what is stored, often what another item has, sometimes nothing.
 */
final class WriteChoice {

  private final List<Row> examples;
  private final Random random;
  private final Map<String, List<Value>> pools = new LinkedHashMap<>();

  WriteChoice(List<Row> examples, Random random) {
    this.examples = examples;
    this.random = random;
  }

  /** Arguments for a write of one of the stored rows, or of a row that may not be there. */
  Optional<WriteArguments> of(WriteRoute route, List<Row> stored) {
    boolean known =
        !stored.isEmpty() && random.nextInt(10) < (route.verb() == WriteRoute.Verb.CREATE ? 2 : 8);
    Map<String, Value> row =
        known ? stored.get(random.nextInt(stored.size())).attributes() : Map.of();
    return of(route, row);
  }

  /** Arguments for a write of this row, or where it is empty, of any. */
  Optional<WriteArguments> of(WriteRoute route, Map<String, Value> row) {
    Kind kind = route.kind();
    Map<WriteRoute.Argument, Value> values = new LinkedHashMap<>();
    for (WriteRoute.Argument argument : route.arguments()) {
      Attribute attribute = kind.attribute(argument.attribute());
      Optional<Value> value = value(kind, attribute, argument.role(), row);
      if (value.isEmpty() && !attribute.optional()) {
        return Optional.empty();
      }
      value.ifPresent(v -> values.put(argument, v));
    }
    return Optional.of(new WriteArguments(values));
  }

  private Optional<Value> value(
      Kind kind, Attribute attribute, WriteRoute.Role role, Map<String, Value> row) {
    boolean asStored =
        switch (role) {
          case KEY -> true;
          case NEW -> kind.identifies(attribute.name()) || random.nextInt(6) == 0;
          case BY -> false;
          case GENERATED -> random.nextInt(6) == 0;
          case OLD, UNCHANGED, EXPECTED, FROM, TO -> random.nextInt(8) > 0;
        };
    if (role == WriteRoute.Role.BY) {
      return Optional.of(new Value.Numeric(BigDecimal.valueOf(1 + random.nextInt(4))));
    }
    if (asStored && !row.isEmpty()) {
      return Optional.ofNullable(row.get(attribute.name()));
    }
    boolean absent = attribute.optional() && random.nextInt(4) == 0;
    List<Value> pool = absent ? List.of() : pool(kind, attribute);
    return pool.isEmpty() ? Optional.empty() : Optional.of(pool.get(random.nextInt(pool.size())));
  }

  /** The values of the examples, and some near the first. */
  private List<Value> pool(Kind kind, Attribute attribute) {
    return pools.computeIfAbsent(kind.name() + "." + attribute.name(), n -> made(kind, attribute));
  }

  private List<Value> made(Kind kind, Attribute attribute) {
    List<Value> held =
        examples.stream()
            .filter(r -> r.kind().equals(kind.name()))
            .flatMap(r -> Stream.ofNullable(r.attributes().get(attribute.name())))
            .distinct()
            .toList();
    Stream<Value> near =
        held.stream().limit(1).flatMap(v -> NearValues.of(attribute, v).stream()).limit(3);
    return Stream.concat(held.stream(), near).toList();
  }
}
