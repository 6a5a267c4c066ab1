<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import ${java.packageName}.error.InvalidValue;

import java.util.Locale;

/** ULIDs: 26 characters of Crockford's base 32, the first at most {@code 7}. Not API. */
final class Ulids {

  private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final int LENGTH = 26;

  private Ulids() {}

  /** The ULID in upper case. */
  static String canonical(String entity, String attribute, String value) {
    String upper = value.toUpperCase(Locale.ROOT);
    if (!isValid(upper)) {
      throw new InvalidValue(entity, attribute, "is not a ULID");
    }
    return upper;
  }

  private static boolean isValid(String text) {
    if (text.length() != LENGTH || text.charAt(0) > '7') {
      return false;
    }
    for (int i = 0; i < LENGTH; i++) {
      if (DIGITS.indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }
}
