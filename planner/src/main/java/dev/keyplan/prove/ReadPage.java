package dev.keyplan.prove;

import java.util.List;
import java.util.Optional;

/**
 * The answer to one read request.
 *
 * @param items what is returned; empty where only their number is
 * @param count how many there are, after a filter
 * @param scanned how many items were read, before a filter
 * @param next where to go on; present where the limit or the page size was reached, even if nothing
 *     follows
 * @param units read capacity units consumed, a multiple of 0.5
 */
public record ReadPage(
    List<StoredItem> items,
    int count,
    int scanned,
    Optional<QueryRequest.Position> next,
    double units) {

  public ReadPage {
    items = List.copyOf(items);
  }
}
