package dev.keyplan.prove;

/**
 * Capacity units.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html">Read
 *     and write operations</a>
 */
final class Capacity {

  private static final int READ_BYTES = 4096;
  private static final int WRITE_BYTES = 1024;

  private Capacity() {}

  /**
   * Units of one read request: the sizes are summed first, and nothing costs as much as the least.
   */
  static double read(long bytes, boolean consistent) {
    double strong = Math.max(1, (bytes + READ_BYTES - 1) / READ_BYTES);
    return consistent ? strong : strong / 2;
  }

  /** Units of one write: of the larger of the item before and after. */
  static double write(int before, int after) {
    return Math.max(1, (Math.max(before, after) + WRITE_BYTES - 1) / WRITE_BYTES);
  }
}
