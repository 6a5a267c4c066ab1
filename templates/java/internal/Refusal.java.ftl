<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

<@lib.imports of=java.support.refusal/>
/**
 * What it means when the condition of an action does not hold. Not API.
 *
 * @param meaning which error it is
 * @param entity the kind written
 * @param key the key written
 * @param attributes the attributes of the unique value, if it is about one
 */
public record Refusal(Meaning meaning, String entity, Object key, List<String> attributes) {

  /** The errors; where several actions are refused, the first of them in this order is reported. */
  enum Meaning {
    EXISTS,
    CHANGED,
    TAKEN,
    MARKER_CHANGED
  }

  /** The item must not exist, and does. */
  public static Refusal exists(String entity, Object key) {
    return new Refusal(Meaning.EXISTS, entity, key, List.of());
  }

  /** The item is not there, or not as expected. */
  public static Refusal changed(String entity, Object key) {
    return new Refusal(Meaning.CHANGED, entity, key, List.of());
  }

  /** Another item has the unique value. */
  public static Refusal taken(String entity, Object key, String... attributes) {
    return new Refusal(Meaning.TAKEN, entity, key, List.of(attributes));
  }

  /** The marker of the unique value belongs to another item, or is missing. */
  public static Refusal markerChanged(String entity, Object key, String... attributes) {
    return new Refusal(Meaning.MARKER_CHANGED, entity, key, List.of(attributes));
  }

  /** The error, given the item that the condition met, if it met one. */
  ${java.exceptionType} exception(Map<String, AttributeValue> item, Throwable cause) {
    boolean found = item != null && !item.isEmpty();
    ${java.itemType} stored = found ? AnyItem.lenient(item) : null;
    String keyText = key.toString();
    return switch (meaning) {
      case EXISTS -> new AlreadyExists(entity, keyText, stored, cause);
      case CHANGED ->
          found
              ? new ConditionFailed(entity, keyText, stored, cause)
              : new NotFound(entity, keyText, cause);
      case TAKEN -> new UniqueViolation(entity, keyText, attributes, cause);
      case MARKER_CHANGED -> new ConditionFailed(entity, keyText, stored, cause);
    };
  }
}
