package dev.keyplan.prove;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Reference;
import dev.keyplan.model.Unique;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The same entities and relations as normalised tables: one for each kind, its identity the primary
 * key, each reference a foreign key, an edge a table of its own.
 *
 * @param tables one {@code CREATE TABLE} for each kind, in the model's order, over several lines,
 *     without a semicolon
 * @param foreignKeys one {@code ALTER TABLE … ADD FOREIGN KEY} for each reference
 */
public record SchemaSql(List<String> tables, List<String> foreignKeys) {

  public SchemaSql {
    tables = List.copyOf(tables);
    foreignKeys = List.copyOf(foreignKeys);
  }

  public static SchemaSql of(Model model) {
    return new SchemaSql(
        model.kinds().stream().map(SchemaSql::table).toList(),
        model.kinds().stream()
            .flatMap(k -> k.references().stream().map(r -> foreignKey(model, k, r)))
            .toList());
  }

  private static String table(Kind kind) {
    List<String> lines = new ArrayList<>();
    kind.attributes().forEach(a -> lines.add(column(a)));
    lines.add("PRIMARY KEY " + names(kind.identity()));
    for (Unique unique : kind.uniques()) {
      lines.add("UNIQUE " + names(unique.attributes()));
    }
    return "CREATE TABLE " + quoted(kind.name()) + " (\n  " + String.join(",\n  ", lines) + "\n)";
  }

  private static String column(Attribute attribute) {
    String type = quoted(attribute.name()) + " " + type(attribute);
    return attribute.optional() ? type : type + " NOT NULL";
  }

  private static String type(Attribute attribute) {
    return switch (attribute.type()) {
      case STRING -> "VARCHAR(2048)";
      case INTEGER, EXPIRY -> "BIGINT";
      case NUMBER -> "DECIMAL(38, " + attribute.limits().scale().orElse(10) + ")";
      case BOOLEAN -> "BOOLEAN";
      case DATE -> "DATE";
      case TIMESTAMP -> "TIMESTAMP(3)";
      case UUID -> "CHAR(36)";
      case ULID -> "CHAR(26)";
      case BINARY -> "VARBINARY(2048)";
      case LIST, MAP -> "JSON";
      case STRING_SET -> "VARCHAR(2048) ARRAY";
      case NUMBER_SET -> "DECIMAL(38, 10) ARRAY";
    };
  }

  private static String foreignKey(Model model, Kind kind, Reference reference) {
    return "ALTER TABLE "
        + quoted(kind.name())
        + " ADD FOREIGN KEY "
        + names(reference.attributes())
        + " REFERENCES "
        + quoted(reference.target())
        + " "
        + names(model.kind(reference.target()).identity());
  }

  private static String names(List<String> attributes) {
    return attributes.stream().map(SchemaSql::quoted).collect(Collectors.joining(", ", "(", ")"));
  }

  /** An identifier as it is written, whatever it is: {@code "Order"}. */
  static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }
}
