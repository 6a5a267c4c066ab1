<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import ${java.packageName}.error.InvalidValue;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * Dates as {@code yyyy-MM-dd} and moments as {@code yyyy-MM-ddTHH:mm:ss.SSSZ}: always the same
 * length, so that the order of the texts is that of time. Not API.
 */
final class Times {

  static final LocalDate FIRST_DAY = LocalDate.of(0, 1, 1);
  static final Instant FIRST_MOMENT = FIRST_DAY.atStartOfDay().toInstant(ZoneOffset.UTC);
  private static final int NANOS_PER_MILLI = 1_000_000;

  private Times() {}

  static String date(String entity, String attribute, LocalDate value) {
    StringBuilder out = new StringBuilder(10);
    date(entity, attribute, value, out);
    return out.toString();
  }

  /** The same moment, if it is one of whole seconds. */
  static Instant wholeSeconds(String entity, String attribute, Instant value) {
    if (value.getNano() != 0) {
      throw new InvalidValue(entity, attribute, "is finer than a second");
    }
    return value;
  }

  static String timestamp(String entity, String attribute, Instant value) {
    if (value.getNano() % NANOS_PER_MILLI != 0) {
      throw new InvalidValue(entity, attribute, "is finer than a millisecond");
    }
    LocalDateTime time;
    try {
      time = LocalDateTime.ofEpochSecond(value.getEpochSecond(), 0, ZoneOffset.UTC);
    } catch (DateTimeException e) {
      throw outside(entity, attribute);
    }
    StringBuilder out = new StringBuilder(24);
    date(entity, attribute, time.toLocalDate(), out);
    padded(out.append('T'), time.getHour(), 2);
    padded(out.append(':'), time.getMinute(), 2);
    padded(out.append(':'), time.getSecond(), 2);
    padded(out.append('.'), value.getNano() / NANOS_PER_MILLI, 3);
    return out.append('Z').toString();
  }

  private static void date(String entity, String attribute, LocalDate value, StringBuilder out) {
    int year = value.getYear();
    if (year < 0 || year > 9999) {
      throw outside(entity, attribute);
    }
    padded(out, year, 4);
    padded(out.append('-'), value.getMonthValue(), 2);
    padded(out.append('-'), value.getDayOfMonth(), 2);
  }

  private static void padded(StringBuilder out, int value, int digits) {
    int power = 1;
    for (int i = 1; i < digits; i++) {
      power *= 10;
    }
    for (; power > 0; power /= 10) {
      out.append((char) ('0' + value / power % 10));
    }
  }

  private static InvalidValue outside(String entity, String attribute) {
    return new InvalidValue(entity, attribute, "is not in the years 0000 to 9999");
  }
}
