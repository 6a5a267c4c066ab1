<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The form in which records keep values, so that one that was read equals the one that was written.
 * Null stays null. Not API.
 */
public final class Values {

  private Values() {}

  /** Without trailing zeros, as the service keeps numbers. */
  public static BigDecimal number(BigDecimal value) {
    if (value == null || value.signum() == 0) {
      return value == null ? null : BigDecimal.ZERO;
    }
    BigDecimal stripped = value.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }

  /** In upper case. */
  public static String ulid(String value) {
    return value == null ? null : value.toUpperCase(Locale.ROOT);
  }

  /** A copy that does not change. */
  public static List<AttributeValue> list(List<AttributeValue> value) {
    return value == null ? null : List.copyOf(value);
  }

  /** A copy that does not change. */
  public static Map<String, AttributeValue> map(Map<String, AttributeValue> value) {
    return value == null ? null : Map.copyOf(value);
  }

  /** A copy that does not change. */
  public static Set<String> stringSet(Set<String> value) {
    return value == null ? null : Collections.unmodifiableSet(new LinkedHashSet<>(value));
  }

  /** A copy that does not change; null for an empty set, which cannot be stored. */
  public static Set<String> stringSetOrNull(Set<String> value) {
    return value == null || value.isEmpty() ? null : stringSet(value);
  }

  /** A copy that does not change, of numbers without trailing zeros. */
  public static Set<BigDecimal> numberSet(Set<BigDecimal> value) {
    if (value == null) {
      return null;
    }
    Set<BigDecimal> numbers = new LinkedHashSet<>();
    for (BigDecimal number : value) {
      numbers.add(number(number));
    }
    return Collections.unmodifiableSet(numbers);
  }

  /** A copy that does not change; null for an empty set, which cannot be stored. */
  public static Set<BigDecimal> numberSetOrNull(Set<BigDecimal> value) {
    return value == null || value.isEmpty() ? null : numberSet(value);
  }
}
