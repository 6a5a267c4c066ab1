<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * The range of keys that an access pattern reads for its arguments. Not API.
 *
 * @param pattern what does not depend on the arguments
 * @param sort how the sort key is compared
 * @param partition the partition key
 * @param low the sort key, its prefix or its lower bound
 * @param high the upper bound
 */
public record KeyRange(
    QueryPattern pattern, Sort sort, String partition, String low, String high) {

  /** How sort keys are compared; the text is the key condition. */
  enum Sort {
    ANY("#n0 = :v0"),
    EQUAL("#n0 = :v0 AND #n1 = :v1"),
    PREFIX("#n0 = :v0 AND begins_with(#n1, :v1)"),
    BETWEEN("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2");

    final String condition;

    Sort(String condition) {
      this.condition = condition;
    }
  }

  /** Whether no key can lie in it: then nothing is sent. */
  boolean isEmpty() {
    return sort == Sort.BETWEEN && Utf8.compare(low, high) > 0;
  }

  /** Whether a sort key lies in it. */
  boolean contains(String sortKey) {
    return switch (sort) {
      case ANY -> true;
      case EQUAL -> sortKey.equals(low);
      case PREFIX -> sortKey.startsWith(low);
      case BETWEEN -> Utf8.compare(low, sortKey) <= 0 && Utf8.compare(sortKey, high) <= 0;
    };
  }

  QueryRequest.Builder request(String tableName, boolean consistent) {
    Target target = pattern.target();
    QueryRequest.Builder request =
        QueryRequest.builder()
            .tableName(tableName)
            .indexName(target.indexName)
            .keyConditionExpression(sort.condition)
            .expressionAttributeNames(sort == Sort.ANY ? target.partitionName : target.bothNames)
            .expressionAttributeValues(values())
            .scanIndexForward(pattern.forward());
    return consistent ? request.consistentRead(true) : request;
  }

  private Map<String, AttributeValue> values() {
    AttributeValue partitionKey = Av.string(partition);
    return switch (sort) {
      case ANY -> Map.of(":v0", partitionKey);
      case EQUAL, PREFIX -> Map.of(":v0", partitionKey, ":v1", Av.string(low));
      case BETWEEN ->
          Map.of(":v0", partitionKey, ":v1", Av.string(low), ":v2", Av.string(high));
    };
  }
}
