package dev.keyplan.prove;

import dev.keyplan.model.Value;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A value for each parameter of a pattern, in the parameters' order. */
public record Arguments(Map<String, Value> values) {

  public Arguments {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** The value of a parameter; one that the pattern lacks is a bug of the plan. */
  public Value get(String parameter) {
    Value value = values.get(parameter);
    if (value == null) {
      throw RefusedRequest.invalid(
          "the route uses a parameter `" + parameter + "` that is not there");
    }
    return value;
  }
}
