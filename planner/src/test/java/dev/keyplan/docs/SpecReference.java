package dev.keyplan.docs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyplan.spec.SpecSchema;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Prints the tables of {@code docs/spec-reference.md} from the published schema, the one list of
 * fields.
 */
final class SpecReference {

  static final Path PAGE = Path.of("..", "docs", "spec-reference.md");
  private static final String START = "<!-- printed from keyplan.schema.json: begin -->\n";
  private static final String END = "<!-- printed from keyplan.schema.json: end -->\n";

  private final JsonNode root;
  private final StringBuilder out = new StringBuilder();

  private SpecReference(JsonNode root) {
    this.root = root;
  }

  /** The page with its tables printed anew. */
  static String printed() throws IOException {
    String page = Files.readString(PAGE);
    int from = page.indexOf(START) + START.length();
    return page.substring(0, from) + tables() + page.substring(page.indexOf(END));
  }

  private static String tables() throws IOException {
    try (InputStream in = SpecSchema.resource()) {
      SpecReference reference = new SpecReference(new ObjectMapper().readTree(in));
      reference.section("Top level", reference.root);
      reference.definition("table", "`table`");
      reference.definition("entity", "An entry of `entities`");
      reference.definition("attribute", "An entry of `attributes`");
      reference.definition("volume", "`volume`");
      reference.definition("relation", "An entry of `relations`");
      reference.definition("access-pattern", "An entry of `access-patterns`");
      return reference.out.toString();
    }
  }

  private void definition(String name, String title) {
    section(title, root.path("$defs").path(name));
  }

  private void section(String title, JsonNode mapping) {
    out.append("\n## ").append(title).append("\n\n").append(mapping.path("description").asText());
    out.append("\n\n| field | meaning | value |\n|---|---|---|\n");
    List<String> required = new ArrayList<>();
    mapping.path("required").forEach(r -> required.add(r.asText()));
    for (Map.Entry<String, JsonNode> field : mapping.path("properties").properties()) {
      row(field.getKey(), resolved(field.getValue()), required.contains(field.getKey()));
    }
  }

  private JsonNode resolved(JsonNode node) {
    JsonNode reference = node.get("$ref");
    return reference == null ? node : root.at(reference.asText().substring(1));
  }

  private void row(String name, JsonNode rules, boolean required) {
    out.append("| `").append(name).append("` | ").append(rules.path("description").asText());
    out.append(required ? " Required." : "").append(" | ").append(value(rules)).append(" |\n");
  }

  private static String value(JsonNode rules) {
    if (rules.has("x-planned")) {
      return "*not planned yet*";
    }
    StringBuilder value = new StringBuilder(rules.path("x-expects").asText("a mapping"));
    List<String> later = new ArrayList<>();
    rules.path("x-not-planned").forEach(w -> later.add("`" + w.asText() + "`"));
    if (rules.has("x-not-planned-shape")) {
      later.add("a mapping");
    }
    if (!later.isEmpty()) {
      value.append("; *not planned yet:* ").append(String.join(", ", later));
    }
    return value.toString().replace("|", "\\|");
  }
}
