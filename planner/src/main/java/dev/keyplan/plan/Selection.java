package dev.keyplan.plan;

/**
 * What a request returns of the items that it reads.
 *
 * @param isCount their number and none of them: what is read is paid for all the same
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Query.html">Query,
 *     Select</a>
 */
public record Selection(boolean isCount) {

  /** Whole items. */
  public static final Selection WHOLE = new Selection(false);

  /** Their number. */
  public static final Selection COUNT = new Selection(true);
}
