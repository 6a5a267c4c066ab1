<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import ${java.packageName}.error.InvalidValue;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The one place where values take the form in which they are stored. It uses the SDK's factories
 * that need no builder ({@code createS} and its like). Never null in: the callers check. Not API.
 */
public final class Av {

  private static final int MOST_DIGITS = 38;
  private static final int MOST_EXPONENT = 125;

  private Av() {}

  /** A text. */
  public static AttributeValue string(String value) {
    return AttributeValue.createS(value);
  }

  /** A whole number. */
  public static AttributeValue integer(long value) {
    return AttributeValue.createN(Long.toString(value));
  }

  /** A decimal number of at most 38 significant digits, in plain notation. */
  public static AttributeValue number(String entity, String attribute, BigDecimal value) {
    return AttributeValue.createN(plain(entity, attribute, value));
  }

  /** A truth value. */
  public static AttributeValue bool(boolean value) {
    return AttributeValue.createBool(value);
  }

  /** A date. */
  public static AttributeValue date(String entity, String attribute, LocalDate value) {
    return AttributeValue.createS(Times.date(entity, attribute, value));
  }

  /** A moment, of whole milliseconds. */
  public static AttributeValue timestamp(String entity, String attribute, Instant value) {
    return AttributeValue.createS(Times.timestamp(entity, attribute, value));
  }

  /** A moment of whole seconds, as the seconds since 1970. */
  public static AttributeValue expiry(String entity, String attribute, Instant value) {
    return AttributeValue.createN(
        Long.toString(Times.wholeSeconds(entity, attribute, value).getEpochSecond()));
  }

  /** A UUID, in lower case. */
  public static AttributeValue uuid(UUID value) {
    return AttributeValue.createS(value.toString());
  }

  /** A ULID, in upper case. */
  public static AttributeValue ulid(String entity, String attribute, String value) {
    return AttributeValue.createS(Ulids.canonical(entity, attribute, value));
  }

  /** Bytes. */
  public static AttributeValue binary(SdkBytes value) {
    return AttributeValue.createB(value);
  }

  /** A list. */
  public static AttributeValue list(List<AttributeValue> value) {
    return AttributeValue.createL(value);
  }

  /** A map. */
  public static AttributeValue map(Map<String, AttributeValue> value) {
    return AttributeValue.createM(value);
  }

  /** A set of texts; null, which is to say no attribute, for an empty one. */
  public static AttributeValue stringSet(Set<String> value) {
    return value.isEmpty() ? null : AttributeValue.createSs(List.copyOf(value));
  }

  /** A set of numbers; null, which is to say no attribute, for an empty one. */
  public static AttributeValue numberSet(String entity, String attribute, Set<BigDecimal> value) {
    if (value.isEmpty()) {
      return null;
    }
    List<String> numbers = new ArrayList<>(value.size());
    for (BigDecimal number : value) {
      numbers.add(plain(entity, attribute, number));
    }
    return AttributeValue.createNs(numbers);
  }

  private static String plain(String entity, String attribute, BigDecimal value) {
    BigDecimal plain = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
    int exponent = plain.precision() - plain.scale() - 1;
    if (plain.precision() > MOST_DIGITS) {
      throw new InvalidValue(entity, attribute, "has more than 38 significant digits");
    }
    if (exponent > MOST_EXPONENT || exponent < -MOST_EXPONENT - 5) {
      throw new InvalidValue(entity, attribute, "is too large or too small to be stored");
    }
    return plain.toPlainString();
  }

  /** Adds an attribute, unless it is absent. */
  public static void put(Map<String, AttributeValue> item, String name, AttributeValue value) {
    if (value != null) {
      item.put(name, value);
    }
  }
}
