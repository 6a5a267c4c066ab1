package dev.keyplan.prove;

import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.Selection;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A Query.
 *
 * @param target the table or an index
 * @param partition the partition key
 * @param range the condition on the sort key
 * @param forward whether sort keys rise
 * @param limit the most items that are read
 * @param start where the page before ended
 * @param consistent whether the read is strongly consistent; refused on a global index
 * @param selection what is returned of the items read
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Query.html">Query</a>
 */
public record QueryRequest(
    QueryTarget target,
    String partition,
    KeyRange range,
    boolean forward,
    OptionalInt limit,
    Optional<Position> start,
    boolean consistent,
    Selection selection) {

  /**
   * Where a page ended: what DynamoDB gives as {@code LastEvaluatedKey}.
   *
   * @param base the primary key of the last item read
   * @param index its key on the target; the same on the table
   */
  public record Position(ItemKey base, ItemKey index) {}

  /** The same request for the next page. */
  public QueryRequest from(Position position) {
    return new QueryRequest(
        target, partition, range, forward, limit, Optional.of(position), consistent, selection);
  }

  /** The same request for at most so many items. */
  public QueryRequest limited(int most) {
    return new QueryRequest(
        target, partition, range, forward, OptionalInt.of(most), start, consistent, selection);
  }
}
