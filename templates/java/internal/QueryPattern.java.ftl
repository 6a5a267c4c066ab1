<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

/**
 * What never changes about the Query of an access pattern. Not API.
 *
 * @param entity the kind that it returns
 * @param name the pattern
 * @param target what it reads
 * @param forward whether sort keys rise
 */
public record QueryPattern(String entity, String name, Target target, boolean forward) {

  /** All of a partition. */
  public KeyRange partition(String partition) {
    return new KeyRange(this, KeyRange.Sort.ANY, partition, "", "");
  }

  /** One sort key. */
  public KeyRange equal(String partition, String key) {
    return new KeyRange(this, KeyRange.Sort.EQUAL, partition, key, key);
  }

  /** Sort keys that begin with a text. */
  public KeyRange prefix(String partition, String prefix) {
    return new KeyRange(this, KeyRange.Sort.PREFIX, partition, prefix, "");
  }

  /** Sort keys between two texts, both included; none if the first is above the second. */
  public KeyRange between(String partition, String low, String high) {
    return new KeyRange(this, KeyRange.Sort.BETWEEN, partition, low, high);
  }
}
