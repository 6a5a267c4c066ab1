<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.page;

import java.util.Objects;
import java.util.Optional;

/**
 * How many items are wanted, and from where.
 *
 * @param size at most this many items, at least 1
 * @param after where the page before ended; absent for the first page
 */
public record PageRequest(int size, Optional<Cursor> after) {

  /** Refuses a size below 1. */
  public PageRequest {
    if (size < 1) {
      throw new IllegalArgumentException("a page has at least 1 item, not " + size);
    }
    Objects.requireNonNull(after, "after");
  }

  /** The first page, of at most this many items. */
  public static PageRequest first(int size) {
    return new PageRequest(size, Optional.empty());
  }

  /** A page of the same size that begins where the other ended. */
  public PageRequest after(Cursor cursor) {
    return new PageRequest(size, Optional.of(cursor));
  }

  /** A page of the same size that begins where the other ended, by the cursor's text. */
  public PageRequest after(String token) {
    return after(new Cursor(token));
  }
}
