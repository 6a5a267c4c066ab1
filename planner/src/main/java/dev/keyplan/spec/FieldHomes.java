package dev.keyplan.spec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** Where in the language a field belongs, for one that stands at the wrong level. */
final class FieldHomes {

  private FieldHomes() {}

  static Optional<String> of(SpecSchema schema, String field) {
    if (schema.root().path("properties").has(field)) {
      return Optional.of("at the top level");
    }
    for (var definition : schema.root().path("$defs").properties()) {
      JsonNode properties = definition.getValue().path("properties");
      if (properties.has(field)) {
        return Optional.of("in an entry of kind `" + definition.getKey() + "`");
      }
    }
    return Optional.empty();
  }
}
