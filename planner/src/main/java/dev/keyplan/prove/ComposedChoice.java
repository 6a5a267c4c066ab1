package dev.keyplan.prove;

import dev.keyplan.model.ComposedWrite.Purpose;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.ComposedRoute.Part;
import dev.keyplan.plan.WriteRoute.Argument;
import dev.keyplan.plan.WriteRoute.Role;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What to give to a composed write; the identities of items that are tied follow from others. */
final class ComposedChoice {

  private final WriteChoice choice;
  private final PlainRows rows;

  ComposedChoice(WriteChoice choice, PlainRows rows) {
    this.choice = choice;
    this.rows = rows;
  }

  /** What must be there is mostly chosen among what is, and what must not from everything. */
  private Optional<WriteArguments> free(Part part) {
    boolean isNew =
        part.item().purpose() == Purpose.CREATE || part.item().purpose() == Purpose.FORBID;
    return isNew
        ? choice.of(part.route(), Map.of())
        : choice.of(part.route(), rows.of(part.route().kind()));
  }

  /** Arguments; nothing where a value that is needed has no example. */
  Optional<ComposedArguments> of(ComposedRoute route) {
    Map<String, WriteArguments> all = new LinkedHashMap<>();
    while (all.size() < route.parts().size()) {
      for (Part part : route.parts()) {
        Optional<String> holder = part.item().tie().map(t -> t.holder());
        boolean isReady = holder.isEmpty() || all.containsKey(holder.get());
        if (isReady && !all.containsKey(part.item().name())) {
          Optional<WriteArguments> given =
              holder.isEmpty()
                  ? free(part)
                  : tied(part, Optional.ofNullable(all.get(holder.get())).orElseThrow());
          if (given.isEmpty()) {
            return Optional.empty();
          }
          all.put(part.item().name(), given.get());
        }
      }
    }
    return Optional.of(new ComposedArguments(all));
  }

  private Optional<WriteArguments> tied(Part part, WriteArguments holder) {
    Kind kind = part.route().kind();
    Map<Argument, Value> identity = ComposedArguments.tied(part, holder);
    if (identity.size() < kind.identity().size()) {
      return Optional.empty();
    }
    Map<String, Value> row = new LinkedHashMap<>();
    identity.forEach((argument, value) -> row.put(argument.attribute(), value));
    Optional<Row> stored = rows.find(kind, row);
    Optional<WriteArguments> chosen =
        choice.of(part.route(), stored.map(Row::attributes).orElse(row));
    return chosen.map(
        c -> {
          Map<Argument, Value> values = new LinkedHashMap<>(c.values());
          values.keySet().removeIf(a -> a.role() == Role.KEY);
          values.putAll(identity);
          return new WriteArguments(values);
        });
  }
}
