<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes something of an item. Not API.
 *
 * @param <T> what it makes
 */
public interface FromItem<T> {

  /** The item as a value. */
  T read(Map<String, AttributeValue> item);
}
