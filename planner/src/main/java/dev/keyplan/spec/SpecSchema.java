package dev.keyplan.spec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/**
 * The published JSON Schema of the language. Beside JSON Schema's keywords it has a few of ours,
 * which validators ignore: {@code x-expects} words what is wanted, {@code x-names} says the form of
 * a mapping's keys, {@code x-planned: false}, {@code x-not-planned}, {@code x-not-planned-shape}
 * {@code x-only-planned} mark what this version refuses, and {@code x-meanwhile} says what to do
 * until it is planned.
 */
public final class SpecSchema {

  private static final String RESOURCE = "/keyplan.schema.json";

  private final JsonNode root;
  private final Schema schema;

  private SpecSchema(JsonNode root) {
    this.root = root;
    this.schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(root);
  }

  /** The schema as it is packaged; read once, since that costs more than to check a spec by it. */
  static SpecSchema packaged() {
    return Packaged.SCHEMA;
  }

  private static final class Packaged {
    private static final SpecSchema SCHEMA = load();
  }

  private static SpecSchema load() {
    try (InputStream in = resource()) {
      return new SpecSchema(new ObjectMapper().readTree(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The schema's text, as published in {@code docs/keyplan.schema.json}. */
  public static InputStream resource() {
    return Objects.requireNonNull(SpecSchema.class.getResourceAsStream(RESOURCE), RESOURCE);
  }

  JsonNode root() {
    return root;
  }

  List<Error> errors(JsonNode instance) {
    return schema.validate(instance);
  }

  /** The schema node itself, or what its reference names. */
  JsonNode resolve(JsonNode node) {
    JsonNode reference = node.get("$ref");
    return reference == null ? node : root.at(reference.asText().substring(1));
  }

  /** The schema of a mapping's entry, or a missing node where it has none. */
  JsonNode entry(JsonNode mapping, String key) {
    JsonNode property = mapping.path("properties").path(key);
    if (!property.isMissingNode()) {
      return resolve(property);
    }
    for (var pattern : mapping.path("patternProperties").properties()) {
      if (key.matches(pattern.getKey())) {
        return resolve(pattern.getValue());
      }
    }
    JsonNode others = mapping.path("additionalProperties");
    return others.isObject() ? resolve(others) : mapping.path("nothing");
  }
}
