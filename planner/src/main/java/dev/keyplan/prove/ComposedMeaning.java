package dev.keyplan.prove;

import dev.keyplan.model.ComposedWrite.Demand;
import dev.keyplan.model.ComposedWrite.Increment;
import dev.keyplan.model.ComposedWrite.Item;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.ComposedRoute.Part;
import dev.keyplan.plan.WriteRoute.Role;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a composed write means, on plain rows: every item is looked at as it is before; then all
 * change, or none does.
 */
final class ComposedMeaning {

  private final PlainRows rows;
  private final ComposedRoute route;
  private final ComposedArguments arguments;

  ComposedMeaning(PlainRows rows, ComposedRoute route, ComposedArguments arguments) {
    this.rows = rows;
    this.route = route;
    this.arguments = arguments;
  }

  private record Change(
      Kind kind, Map<String, Value> identity, Optional<Row> was, Optional<Row> is) {}

  /** Carries it out if it may be done; says whether it was. */
  boolean apply() {
    List<Change> changes = new ArrayList<>();
    Set<Object> items = new LinkedHashSet<>();
    for (Part part : route.parts()) {
      Kind kind = part.route().kind();
      WriteArguments given = arguments.of(part.item().name());
      Map<String, Value> identity = new TreeMap<>(given.after());
      Optional<Row> stored = rows.find(kind, identity);
      identity.keySet().retainAll(kind.identity());
      Optional<Change> change = change(part, given, stored, identity);
      if (!items.add(Map.entry(kind.name(), identity)) || change.isEmpty()) {
        return false;
      }
      changes.add(change.get());
    }
    return isDone(changes);
  }

  private boolean isDone(List<Change> changes) {
    boolean isUnique = true;
    for (Change change : changes) {
      isUnique &= rows.replace(change.kind(), change.identity(), change.is());
    }
    if (!isUnique) {
      changes.forEach(c -> rows.replace(c.kind(), c.identity(), c.was()));
    }
    return isUnique;
  }

  /** What becomes of an item; nothing where its steps refuse. */
  private Optional<Change> change(
      Part part, WriteArguments given, Optional<Row> stored, Map<String, Value> identity) {
    Item item = part.item();
    Kind kind = part.route().kind();
    boolean isBlind =
        switch (item.purpose()) {
          case CREATE, FORBID -> true;
          case DELETE, CHANGE, REQUIRE -> false;
        };
    if (isBlind == stored.isPresent()) {
      return Optional.empty();
    }
    Map<String, Value> attributes = stored.map(Row::attributes).orElse(Map.of());
    boolean holds =
        isBlind
            || (isAsSeen(part, given, attributes)
                && item.demands().stream().allMatch(d -> holds(d, given, attributes)));
    Optional<Map<String, Value>> counted =
        holds ? counted(item, given, attributes) : Optional.empty();
    return counted.map(
        c ->
            new Change(
                kind,
                identity,
                stored,
                switch (item.purpose()) {
                  case CREATE -> Optional.of(new Row(kind.name(), given.after()));
                  case DELETE, FORBID -> Optional.empty();
                  case REQUIRE, CHANGE -> Optional.of(new Row(kind.name(), c));
                }));
  }

  /** What the caller says of the item, of its references before all, is so. */
  private boolean isAsSeen(Part part, WriteArguments given, Map<String, Value> attributes) {
    boolean isTied =
        route.parts().stream()
            .filter(
                p -> p.item().tie().filter(t -> t.holder().equals(part.item().name())).isPresent())
            .allMatch(p -> isTied(p, attributes));
    return isTied
        && part.route().arguments().stream()
            .filter(a -> a.role() == Role.OLD)
            .allMatch(
                a ->
                    Optional.ofNullable(attributes.get(a.attribute()))
                        .equals(given.get(a.attribute(), a.role())));
  }

  /** Whether an item is the one to which these attributes of another refer. */
  private boolean isTied(Part part, Map<String, Value> holder) {
    List<String> own = part.route().kind().identity();
    List<String> references = part.item().tie().orElseThrow().attributes();
    Map<String, Value> identity = arguments.of(part.item().name()).after();
    for (int i = 0; i < own.size(); i++) {
      if (!Optional.ofNullable(holder.get(references.get(i)))
          .equals(Optional.ofNullable(identity.get(own.get(i))))) {
        return false;
      }
    }
    return true;
  }

  private static boolean holds(Demand demand, WriteArguments given, Map<String, Value> attributes) {
    Value stored = attributes.get(demand.attribute());
    Role role =
        switch (demand.test()) {
          case AT_LEAST, ABOVE -> Role.FROM;
          case AT_MOST, BELOW -> Role.TO;
          default -> Role.EXPECTED;
        };
    Optional<Value> with = demand.constant().or(() -> given.get(demand.attribute(), role));
    return switch (demand.test()) {
      case PRESENT -> stored != null;
      case ABSENT -> stored == null;
      default ->
          with.isEmpty()
              ? stored == null
              : stored != null && Comparisons.holds(stored, demand.test(), with.get());
    };
  }

  /** The attributes after counting; nothing where a limit would be passed. */
  private static Optional<Map<String, Value>> counted(
      Item item, WriteArguments given, Map<String, Value> attributes) {
    Map<String, Value> result = new TreeMap<>(attributes);
    for (Increment increment : item.increments()) {
      if (!(result.get(increment.attribute()) instanceof Value.Numeric before)) {
        return Optional.empty();
      }
      BigDecimal by =
          increment
              .by()
              .or(
                  () ->
                      given
                          .get(increment.attribute(), Role.BY)
                          .map(v -> ((Value.Numeric) v).number()))
              .orElseThrow();
      BigDecimal after =
          increment.isDecrement() ? before.number().subtract(by) : before.number().add(by);
      int beyond = increment.limit().map(after::compareTo).orElse(0);
      if (increment.isDecrement() ? beyond < 0 : beyond > 0) {
        return Optional.empty();
      }
      result.put(increment.attribute(), new Value.Numeric(after));
    }
    return Optional.of(result);
  }
}
