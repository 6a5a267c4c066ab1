package dev.keyplan.prove;

import dev.keyplan.model.ComposedWrite.Item;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.ComposedRoute.Part;
import dev.keyplan.plan.WriteRoute.Argument;
import dev.keyplan.plan.WriteRoute.Role;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The values that a caller gives to a composed write.
 *
 * @param byItem the arguments of each of its items, identities that follow from ties included
 */
public record ComposedArguments(Map<String, WriteArguments> byItem) {

  public ComposedArguments {
    byItem = Collections.unmodifiableMap(new LinkedHashMap<>(byItem));
  }

  /** The arguments of an item. */
  public WriteArguments of(String item) {
    return Optional.ofNullable(byItem.get(item)).orElseThrow();
  }

  /** The identity of an item as its tie has it. */
  static Map<Argument, Value> tied(Part part, WriteArguments holder) {
    Map<Argument, Value> identity = new LinkedHashMap<>();
    Kind kind = part.route().kind();
    Item item = part.item();
    List<String> attributes = item.tie().orElseThrow().attributes();
    Map<String, Value> held = new LinkedHashMap<>(holder.before());
    held.putAll(holder.after());
    for (int i = 0; i < attributes.size(); i++) {
      String own = kind.identity().get(i);
      Optional.ofNullable(held.get(attributes.get(i)))
          .ifPresent(v -> identity.put(new Argument(own, Role.KEY), v));
    }
    return identity;
  }

  /** The requests, in the order of the parts. */
  public List<WriteRequest> requests(ComposedRoute route) {
    return route.parts().stream()
        .flatMap(p -> WriteRun.requests(p.route(), of(p.item().name())).stream())
        .toList();
  }

  /** Carries the write out on tables in memory; says whether it was refused, and why. */
  Optional<String> refusal(Tables<MemoryTable> on, ComposedRoute route) {
    List<WriteRequest> requests = requests(route);
    MemoryWrites writes = new MemoryWrites(on);
    try {
      if (requests.size() == 1) {
        writes.write(requests.get(0));
      } else {
        writes.transact(requests);
      }
      return Optional.empty();
    } catch (RefusedRequest refused) {
      return Optional.of(refused.reason());
    }
  }

  /** Carries the write out on tables in memory; says whether it was refused. */
  public boolean isRefused(Tables<MemoryTable> on, ComposedRoute route) {
    return refusal(on, route).isPresent();
  }

  @Override
  public String toString() {
    return byItem.entrySet().stream()
        .map(e -> e.getKey() + ": " + e.getValue())
        .collect(Collectors.joining("; "));
  }
}
