package dev.keyplan.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What a checker of CloudFormation templates has to say.
 *
 * @param line 1-based, as is {@code column}
 * @param level the checker's own word
 */
public record TemplateFinding(
    String file, int line, int column, String rule, String level, String message) {

  /** A checker prints an array, empty when all is well; anything else means that it broke down. */
  static List<TemplateFinding> read(String json, Function<JsonNode, TemplateFinding> reader) {
    JsonNode printed;
    try {
      printed = new ObjectMapper().readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError("the checker printed no JSON: " + json, e);
    }
    if (!printed.isArray()) {
      throw new AssertionError("the checker printed no array: " + json);
    }
    List<TemplateFinding> findings = new ArrayList<>();
    printed.forEach(found -> findings.add(reader.apply(found)));
    return List.copyOf(findings);
  }
}
