package dev.keyplan.spec;

import dev.keyplan.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * The mapping {@code table}. What is not said has the defaults of {@code docs/spec-reference.md}.
 *
 * @param name a fixed name of the table
 * @param partitionKey name of the partition key attribute
 * @param sortKey name of the sort key attribute
 * @param pointInTimeRecovery whether the table can be restored to a moment
 * @param deletionProtection whether DeleteTable is refused
 * @param retain true for {@code retention: retain}, false for {@code retention: delete}
 * @param tags in file order
 */
public record TableSpec(
    Optional<Located<String>> name,
    Optional<Located<String>> partitionKey,
    Optional<Located<String>> sortKey,
    Optional<Located<Boolean>> pointInTimeRecovery,
    Optional<Located<Boolean>> deletionProtection,
    Optional<Located<Boolean>> retain,
    List<Tag> tags) {

  /** Nothing said. */
  public static final TableSpec DEFAULTS =
      new TableSpec(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of());

  public TableSpec {
    tags = List.copyOf(tags);
  }

  /** A tag of the table. */
  public record Tag(Located<String> name, Located<String> value) {}
}
