<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import ${java.packageName}.error.CorruptItem;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the attributes of one item. One that is absent, or stored as {@code NULL}, is null for the
 * methods that say so, and an error for the others. Not API.
 */
public final class ItemReader {

  private final String entity;
  private final Map<String, AttributeValue> item;

  /** Checks that the item says of itself that it is of this kind. */
  public ItemReader(String entity, Map<String, AttributeValue> item) {
    this.entity = entity;
    this.item = item;
    AttributeValue kind = item.get(Target.KIND);
    if (kind == null || !entity.equals(kind.s())) {
      throw corrupt(Target.KIND, entity, kind);
    }
  }

  /** What an attribute should hold but does not. */
  public CorruptItem corrupt(String attribute, String expected) {
    return corrupt(attribute, expected, item.get(attribute));
  }

  private CorruptItem corrupt(String attribute, String expected, AttributeValue found) {
    String what = found == null ? "nothing" : "a value of type " + found.type();
    return new CorruptItem(entity, Target.keyText(item), attribute, expected, what);
  }

  /** The value, if there is one. */
  public <T> T known(Optional<T> value, String attribute) {
    if (value.isEmpty()) {
      throw corrupt(attribute, "one of its listed values");
    }
    return value.get();
  }

  private <T> T required(T value, String attribute, String expected) {
    if (value == null) {
      throw corrupt(attribute, expected);
    }
    return value;
  }

  private AttributeValue present(String attribute) {
    AttributeValue value = item.get(attribute);
    return value == null || Boolean.TRUE.equals(value.nul()) ? null : value;
  }

  /** A text. */
  public String string(String attribute) {
    return required(stringOrNull(attribute), attribute, "a text");
  }

  /** A text, or null. */
  public String stringOrNull(String attribute) {
    AttributeValue value = present(attribute);
    return value == null ? null : required(value.s(), attribute, "a text");
  }

  /** A whole number. */
  public long integer(String attribute) {
    return required(integerOrNull(attribute), attribute, "a whole number");
  }

  /** A whole number, or null. */
  public Long integerOrNull(String attribute) {
    AttributeValue value = present(attribute);
    if (value == null) {
      return null;
    }
    try {
      return Long.valueOf(required(value.n(), attribute, "a whole number"));
    } catch (NumberFormatException e) {
      throw corrupt(attribute, "a whole number of 64 bits");
    }
  }

  /** A number. */
  public BigDecimal number(String attribute) {
    return required(numberOrNull(attribute), attribute, "a number");
  }

  /** A number, or null. */
  public BigDecimal numberOrNull(String attribute) {
    AttributeValue value = present(attribute);
    return value == null ? null : new BigDecimal(required(value.n(), attribute, "a number"));
  }

  /** A truth value. */
  public boolean bool(String attribute) {
    return required(boolOrNull(attribute), attribute, "a truth value");
  }

  /** A truth value, or null. */
  public Boolean boolOrNull(String attribute) {
    AttributeValue value = present(attribute);
    return value == null ? null : required(value.bool(), attribute, "a truth value");
  }

  /** A date. */
  public LocalDate date(String attribute) {
    return required(dateOrNull(attribute), attribute, "a date");
  }

  /** A date, or null. */
  public LocalDate dateOrNull(String attribute) {
    String text = stringOrNull(attribute);
    try {
      return text == null ? null : LocalDate.parse(text);
    } catch (DateTimeException e) {
      throw corrupt(attribute, "a date");
    }
  }

  /** A moment. */
  public Instant timestamp(String attribute) {
    return required(timestampOrNull(attribute), attribute, "a moment");
  }

  /** A moment, or null. */
  public Instant timestampOrNull(String attribute) {
    String text = stringOrNull(attribute);
    try {
      return text == null ? null : Instant.parse(text);
    } catch (DateTimeException e) {
      throw corrupt(attribute, "a moment");
    }
  }

  /** A moment of whole seconds. */
  public Instant expiry(String attribute) {
    return required(expiryOrNull(attribute), attribute, "a number of seconds");
  }

  /** A moment of whole seconds, or null. */
  public Instant expiryOrNull(String attribute) {
    BigDecimal seconds = numberOrNull(attribute);
    try {
      return seconds == null ? null : Instant.ofEpochSecond(seconds.longValueExact());
    } catch (ArithmeticException | DateTimeException e) {
      throw corrupt(attribute, "a number of seconds");
    }
  }

  /** A UUID. */
  public UUID uuid(String attribute) {
    return required(uuidOrNull(attribute), attribute, "a UUID");
  }

  /** A UUID, or null. */
  public UUID uuidOrNull(String attribute) {
    String text = stringOrNull(attribute);
    try {
      return text == null ? null : UUID.fromString(text);
    } catch (IllegalArgumentException e) {
      throw corrupt(attribute, "a UUID");
    }
  }

  /** Bytes. */
  public SdkBytes binary(String attribute) {
    return required(binaryOrNull(attribute), attribute, "bytes");
  }

  /** Bytes, or null. */
  public SdkBytes binaryOrNull(String attribute) {
    AttributeValue value = present(attribute);
    return value == null ? null : required(value.b(), attribute, "bytes");
  }

  /** A list. */
  public List<AttributeValue> list(String attribute) {
    return required(listOrNull(attribute), attribute, "a list");
  }

  /** A list, or null. */
  public List<AttributeValue> listOrNull(String attribute) {
    AttributeValue value = present(attribute);
    return value == null ? null : required(value.hasL() ? value.l() : null, attribute, "a list");
  }

  /** A map. */
  public Map<String, AttributeValue> map(String attribute) {
    return required(mapOrNull(attribute), attribute, "a map");
  }

  /** A map, or null. */
  public Map<String, AttributeValue> mapOrNull(String attribute) {
    AttributeValue value = present(attribute);
    return value == null ? null : required(value.hasM() ? value.m() : null, attribute, "a map");
  }

  /** A set of texts; an absent one is empty. */
  public Set<String> stringSet(String attribute) {
    AttributeValue value = present(attribute);
    if (value == null) {
      return Set.of();
    }
    return new LinkedHashSet<>(required(value.hasSs() ? value.ss() : null, attribute, "texts"));
  }

  /** A set of numbers; an absent one is empty. */
  public Set<BigDecimal> numberSet(String attribute) {
    AttributeValue value = present(attribute);
    Set<BigDecimal> numbers = new LinkedHashSet<>();
    if (value != null) {
      for (String number : required(value.hasNs() ? value.ns() : null, attribute, "numbers")) {
        numbers.add(new BigDecimal(number));
      }
    }
    return numbers;
  }
}
