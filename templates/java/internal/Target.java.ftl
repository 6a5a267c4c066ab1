<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a Query can read, and the names of its key attributes. Not API. */
public enum Target {
  /** The table, by its primary key. */
  TABLE(null, "${java.partitionKey}", "${java.sortKey}")<#list java.indexes as index>,
  /** The index {@code ${index.name}}. */
  ${index.constant}("${index.name}", "${index.partitionKey}", "${index.sortKey}")</#list>;

  /** The attribute in which every item carries its kind. */
  public static final String KIND = "${java.kindAttribute}";

  /** What a marker of a unique value carries in it. */
  static final String MARKER = "${java.markerKind}";

  /** The partition key attribute of the table. */
  public static final String PARTITION_KEY = "${java.partitionKey}";

  /** The sort key attribute of the table. */
  public static final String SORT_KEY = "${java.sortKey}";

  final String indexName;
  final String partitionKey;
  final String sortKey;
  final Map<String, String> partitionName;
  final Map<String, String> bothNames;

  Target(String indexName, String partitionKey, String sortKey) {
    this.indexName = indexName;
    this.partitionKey = partitionKey;
    this.sortKey = sortKey;
    this.partitionName = Map.of("#n0", partitionKey);
    this.bothNames = Map.of("#n0", partitionKey, "#n1", sortKey);
  }

  /** Adds the two keys of this target to an item. */
  void put(Map<String, AttributeValue> item, String partition, String sort) {
    item.put(partitionKey, Av.string(partition));
    item.put(sortKey, Av.string(sort));
  }

  /** A primary key. */
  public static Map<String, AttributeValue> primaryKey(String partitionKey, String sortKey) {
    return Map.of(PARTITION_KEY, Av.string(partitionKey), SORT_KEY, Av.string(sortKey));
  }

  /** The primary key of an item, for messages. */
  static String keyText(Map<String, AttributeValue> item) {
    return "(" + text(item.get(PARTITION_KEY)) + ", " + text(item.get(SORT_KEY)) + ")";
  }

  private static String text(AttributeValue value) {
    return value == null ? "" : value.s();
  }
}
