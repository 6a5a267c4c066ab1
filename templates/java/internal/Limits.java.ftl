<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import ${java.packageName}.error.InvalidValue;

import java.math.BigDecimal;
import java.util.regex.Pattern;

/** Checks of values before they are stored. Not API. */
final class Limits {

  private Limits() {}

  static void atLeast(String entity, String attribute, long value, long least) {
    require(value >= least, entity, attribute, "is below its least value");
  }

  static void atMost(String entity, String attribute, long value, long most) {
    require(value <= most, entity, attribute, "is above its greatest value");
  }

  static void atLeast(String entity, String attribute, BigDecimal value, BigDecimal least) {
    require(value.compareTo(least) >= 0, entity, attribute, "is below its least value");
  }

  static void atMost(String entity, String attribute, BigDecimal value, BigDecimal most) {
    require(value.compareTo(most) <= 0, entity, attribute, "is above its greatest value");
  }

  static void scale(String entity, String attribute, BigDecimal value, int scale) {
    boolean fits = value.scale() <= scale || value.stripTrailingZeros().scale() <= scale;
    require(fits, entity, attribute, "has more than " + scale + " digits after the point");
  }

  static void matches(String entity, String attribute, String value, Pattern pattern) {
    require(pattern.matcher(value).matches(), entity, attribute, "does not match its pattern");
  }

  private static void require(boolean holds, String entity, String attribute, String reason) {
    if (!holds) {
      throw new InvalidValue(entity, attribute, reason);
    }
  }
}
