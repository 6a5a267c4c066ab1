<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.model;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item of a kind that this module does not know, such as one that a newer version writes. Reads
 * of several kinds return it as it is rather than lose it or fail.
 *
 * @param kind what it says it is
 * @param attributes all that it holds, keys included
 */
public record Unknown(String kind, Map<String, AttributeValue> attributes) implements ${java.itemType} {

  /** Keeps its own copy. */
  public Unknown {
    attributes = Map.copyOf(attributes);
  }
}
