package dev.keyplan.model;

import dev.keyplan.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * The table as the author wants it.
 *
 * @param tableName a fixed name; without it the deployment chooses one
 * @param partitionKey name of the table's partition key attribute, {@code PK} unless given
 * @param sortKey name of the table's sort key attribute, {@code SK} unless given
 * @param pointInTimeRecovery whether the table can be restored to a moment of the last 35 days
 * @param deletionProtection whether DeleteTable is refused
 * @param retain whether the table outlives its stack
 * @param tags name and value, in file order
 */
public record Settings(
    Optional<String> tableName,
    String partitionKey,
    String sortKey,
    boolean pointInTimeRecovery,
    boolean deletionProtection,
    boolean retain,
    List<Tag> tags) {

  public Settings {
    tags = List.copyOf(tags);
  }

  /**
   * A tag of the table.
   *
   * @param name its name
   * @param value its value
   * @param span its name in the spec
   */
  public record Tag(String name, String value, Span span) {}
}
