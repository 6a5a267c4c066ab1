package dev.keyplan.prove;

import dev.keyplan.model.Value;
import dev.keyplan.plan.WriteRoute;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The values that a caller gives to a write.
 *
 * @param values by argument; an optional value that is absent is not in it
 */
public record WriteArguments(Map<WriteRoute.Argument, Value> values) {

  public WriteArguments {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  public Optional<Value> get(String attribute, WriteRoute.Role role) {
    return Optional.ofNullable(values.get(new WriteRoute.Argument(attribute, role)));
  }

  /** What they say of the item before the write. */
  public Map<String, Value> before() {
    return all(EnumSet.of(WriteRoute.Role.KEY, WriteRoute.Role.OLD, WriteRoute.Role.UNCHANGED));
  }

  /** What they say of the item after the write. */
  public Map<String, Value> after() {
    return all(
        EnumSet.of(
            WriteRoute.Role.KEY,
            WriteRoute.Role.NEW,
            WriteRoute.Role.UNCHANGED,
            WriteRoute.Role.GENERATED));
  }

  private Map<String, Value> all(Set<WriteRoute.Role> roles) {
    Map<String, Value> result = new LinkedHashMap<>();
    values.forEach(
        (argument, value) -> {
          if (roles.contains(argument.role())) {
            result.put(argument.attribute(), value);
          }
        });
    return result;
  }

  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(e -> e.getKey().role() + " " + e.getKey().attribute() + " " + Printed.of(e.getValue()))
        .collect(Collectors.joining(", "));
  }
}
