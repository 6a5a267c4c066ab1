<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import ${java.packageName}.error.InvalidKeyPart;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;

/** Reads a key, part by part: the inverse of {@link KeyBuilder}. Not API. */
public final class KeyParser {

  private final String entity;
  private final String key;
  private int position;

  /** A key of a kind. */
  public KeyParser(String entity, String key) {
    this.entity = entity;
    this.key = key;
  }

  /** Passes over text of the key template. */
  public KeyParser literal(String text) {
    if (!key.startsWith(text, position)) {
      throw invalid("key", "does not belong to it");
    }
    position += text.length();
    return this;
  }

  /** Checks that nothing is left. */
  public void end() {
    if (position != key.length()) {
      throw invalid("key", "does not belong to it");
    }
  }

  private String part(String attribute) {
    int end = key.indexOf('#', position);
    String part = key.substring(position, end < 0 ? key.length() : end);
    if (part.isEmpty()) {
      throw invalid(attribute, "is empty and part of a key");
    }
    position += part.length();
    return part;
  }

  /** The value, if there is one. */
  public <T> T known(Optional<T> value, String attribute) {
    if (value.isEmpty()) {
      throw invalid(attribute, "is not one of its listed values");
    }
    return value.get();
  }

  /** A text. */
  public String text(String attribute) {
    String part = part(attribute);
    StringBuilder out = new StringBuilder(part.length());
    for (int i = 0; i < part.length(); i++) {
      char c = part.charAt(i);
      if (c == '%') {
        out.append(escaped(attribute, part, i + 1));
        i += 2;
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  private char escaped(String attribute, String part, int start) {
    try {
      return (char) Integer.parseInt(part.substring(start, start + 2), 16);
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      throw invalid(attribute, "has a broken escape");
    }
  }

  /** A whole number. */
  public long integer(String attribute, boolean signed) {
    try {
      return units(attribute, signed).longValueExact();
    } catch (ArithmeticException e) {
      throw invalid(attribute, "is not a whole number of 64 bits");
    }
  }

  /** A number with that scale. */
  public BigDecimal number(String attribute, int scale, boolean signed) {
    return new BigDecimal(units(attribute, signed), scale);
  }

  private BigInteger units(String attribute, boolean signed) {
    String part = part(attribute);
    boolean negative = signed && part.charAt(0) == '-';
    StringBuilder digits = new StringBuilder(part.length());
    for (int i = negative ? 1 : 0; i < part.length(); i++) {
      char c = part.charAt(i);
      if (c < '0' || c > '9') {
        throw invalid(attribute, "is not a number");
      }
      digits.append(negative ? (char) ('9' + '0' - c) : c);
    }
    if (digits.length() == 0) {
      throw invalid(attribute, "is not a number");
    }
    BigInteger magnitude = new BigInteger(digits.toString());
    return negative ? magnitude.negate() : magnitude;
  }

  /** A truth value. */
  public boolean bool(String attribute) {
    String part = part(attribute);
    if (!part.equals("0") && !part.equals("1")) {
      throw invalid(attribute, "is not a truth value");
    }
    return part.equals("1");
  }

  /** A date. */
  public LocalDate date(String attribute) {
    try {
      return LocalDate.parse(part(attribute));
    } catch (DateTimeException e) {
      throw invalid(attribute, "is not a date");
    }
  }

  /** A moment. */
  public Instant timestamp(String attribute) {
    try {
      return Instant.parse(part(attribute));
    } catch (DateTimeException e) {
      throw invalid(attribute, "is not a moment");
    }
  }

  /** A moment of whole seconds. */
  public Instant expiry(String attribute) {
    return timestamp(attribute);
  }

  /** A UUID. */
  public UUID uuid(String attribute) {
    try {
      return UUID.fromString(part(attribute));
    } catch (IllegalArgumentException e) {
      throw invalid(attribute, "is not a UUID");
    }
  }

  /** A ULID. */
  public String ulid(String attribute) {
    return Ulids.canonical(entity, attribute, part(attribute));
  }

  /** Bytes. */
  public SdkBytes binary(String attribute) {
    String part = part(attribute);
    byte[] bytes = new byte[part.length() / 2];
    try {
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) Integer.parseInt(part.substring(2 * i, 2 * i + 2), 16);
      }
    } catch (NumberFormatException e) {
      throw invalid(attribute, "is not hexadecimal");
    }
    return SdkBytes.fromByteArray(bytes);
  }

  private InvalidKeyPart invalid(String attribute, String reason) {
    return new InvalidKeyPart(entity, attribute, reason);
  }
}
