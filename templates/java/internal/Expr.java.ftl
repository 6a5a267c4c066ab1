<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

<#if java.hasComposed>
import java.math.BigDecimal;
</#if>
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A condition and an update. Attribute names and values never stand in the text: they are always
 * placeholders, {@code #n0} and {@code :v0} and so on. Not API.
 */
public final class Expr {

  private final List<String> attributes = new ArrayList<>();
  private final Map<String, String> names = new HashMap<>();
  private final Map<String, AttributeValue> values = new HashMap<>();
  private final StringBuilder condition = new StringBuilder();
  private final StringBuilder set = new StringBuilder();
  private final StringBuilder remove = new StringBuilder();

  /** There must be no item with the key. */
  public Expr absent() {
    return and("attribute_not_exists(", Target.PARTITION_KEY, ")");
  }

  /** There must be an item with the key. */
  public Expr present() {
    return and("attribute_exists(", Target.PARTITION_KEY, ")");
  }

  /** The stored attribute must have this value; where that is null, the item must lack it. */
  public Expr still(String attribute, AttributeValue value) {
    return value == null
        ? and("attribute_not_exists(", attribute, ")")
        : and("", attribute, " = " + value(value));
  }

<#if java.hasComposed>
  /** The stored item must have this attribute. */
  public Expr has(String attribute) {
    return and("attribute_exists(", attribute, ")");
  }

  /** The stored item must lack this attribute. */
  public Expr lacks(String attribute) {
    return and("attribute_not_exists(", attribute, ")");
  }

  /** The stored attribute must compare so with this value. */
  public Expr compare(String attribute, String operator, AttributeValue value) {
    return and("", attribute, " " + operator + " " + value(value));
  }

  /** The stored number grows by an amount, up to a limit if there is one. */
  public Expr plus(String attribute, AttributeValue by, String limit) {
    BigDecimal amount = amount(attribute, by);
    set.append(set.length() == 0 ? "SET " : ", ").append(name(attribute));
    set.append(" = ").append(name(attribute)).append(" + ").append(value(by));
    return limit == null
        ? this
        : compare(attribute, "<=", number(new BigDecimal(limit).subtract(amount)));
  }

  /** The stored number falls by an amount, down to a limit if there is one. */
  public Expr minus(String attribute, AttributeValue by, String limit) {
    BigDecimal amount = amount(attribute, by);
    set.append(set.length() == 0 ? "SET " : ", ").append(name(attribute));
    set.append(" = ").append(name(attribute)).append(" - ").append(value(by));
    return limit == null
        ? this
        : compare(attribute, ">=", number(new BigDecimal(limit).add(amount)));
  }

  /** An amount below zero would pass the limit on the other side. */
  private static BigDecimal amount(String attribute, AttributeValue by) {
    BigDecimal amount = new BigDecimal(by.n());
    if (amount.signum() < 0) {
      throw new IllegalArgumentException("the amount by which " + attribute + " changes is negative");
    }
    return amount;
  }

  private static AttributeValue number(BigDecimal value) {
    return AttributeValue.fromN(value.toPlainString());
  }

</#if>
  private Expr and(String before, String attribute, String after) {
    condition.append(condition.length() == 0 ? "" : " AND ");
    condition.append(before).append(name(attribute)).append(after);
    return this;
  }

  /** The attribute gets this value; where that is null, it is removed. */
  public Expr set(String attribute, AttributeValue value) {
    if (value == null) {
      remove.append(remove.length() == 0 ? "REMOVE " : ", ").append(name(attribute));
    } else {
      set.append(set.length() == 0 ? "SET " : ", ").append(name(attribute));
      set.append(" = ").append(value(value));
    }
    return this;
  }

  /** Both keys on an index get these values; where one is null, both are removed. */
  public Expr keys(Target target, String partitionKey, String sortKey) {
    boolean present = partitionKey != null && sortKey != null;
    return set(target.partitionKey, present ? Av.string(partitionKey) : null)
        .set(target.sortKey, present ? Av.string(sortKey) : null);
  }

  private String name(String attribute) {
    int index = attributes.indexOf(attribute);
    if (index < 0) {
      index = attributes.size();
      attributes.add(attribute);
      names.put("#n" + index, attribute);
    }
    return "#n" + index;
  }

  private String value(AttributeValue value) {
    String placeholder = ":v" + values.size();
    values.put(placeholder, value);
    return placeholder;
  }

  String condition() {
    return condition.length() == 0 ? null : condition.toString();
  }

  String update() {
    return set.length() == 0 || remove.length() == 0
        ? set.append(remove).toString()
        : set + " " + remove;
  }

  Map<String, String> names() {
    return names.isEmpty() ? null : names;
  }

  Map<String, AttributeValue> values() {
    return values.isEmpty() ? null : values;
  }
}
