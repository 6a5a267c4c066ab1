<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.page;

import java.util.List;
import java.util.Optional;

/**
 * Some of the items that a pattern returns, in the pattern's order.
 *
 * @param <T> the items' type
 * @param items at most as many as were asked for; there may be fewer, even none, with more to come
 * @param next where to go on, absent at the end; nothing else marks the end
 */
public record Page<T>(List<T> items, Optional<Cursor> next) {

  /** Keeps its own copy of the items. */
  public Page {
    items = List.copyOf(items);
  }

  /** Whether there may be more items. */
  public boolean hasNext() {
    return next.isPresent();
  }
}
