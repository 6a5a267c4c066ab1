package dev.keyplan.view;

import java.util.List;

/**
 * A global secondary index.
 *
 * @param name `GSI1`, `GSI2`, …
 * @param partitionKey the name of its partition key attribute
 * @param sortKey the name of its sort key attribute
 * @param projection `ALL`
 * @param kinds the names of the kinds whose items it holds
 * @param accessPatterns the names of the access patterns that it serves
 */
public record IndexView(
    String name,
    String partitionKey,
    String sortKey,
    String projection,
    List<String> kinds,
    List<String> accessPatterns) {

  public IndexView {
    kinds = List.copyOf(kinds);
    accessPatterns = List.copyOf(accessPatterns);
  }
}
