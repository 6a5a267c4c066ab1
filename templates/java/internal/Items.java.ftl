<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import java.util.Iterator;
import java.util.Map;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** The items of a range, page after page, read when they are wanted. Not API. */
final class Items<T> extends Spliterators.AbstractSpliterator<T> {

  private final TableClient table;
  private final KeyRange range;
  private final boolean consistent;
  private final FromItem<T> mapper;
  private Iterator<Map<String, AttributeValue>> page;
  private Map<String, AttributeValue> start;

  Items(TableClient table, KeyRange range, boolean consistent, FromItem<T> mapper) {
    super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
    this.table = table;
    this.range = range;
    this.consistent = consistent;
    this.mapper = mapper;
  }

  @Override
  public boolean tryAdvance(Consumer<? super T> action) {
    if (range.isEmpty()) {
      return false;
    }
    while (page == null || !page.hasNext()) {
      if (page != null && start == null) {
        return false;
      }
      QueryResponse response = table.query(range, consistent, start);
      page = response.items().iterator();
      start = TableClient.nextStart(response);
    }
    action.accept(mapper.read(page.next()));
    return true;
  }
}
