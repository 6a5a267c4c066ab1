<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

/** An item that was read does not have the form that this module writes. */
public final class CorruptItem extends ${java.exceptionType} {

  private static final long serialVersionUID = 1L;

  private final String attribute;
  private final String expected;
  private final String found;

  /** For the code of this module. */
  public CorruptItem(String entity, String key, String attribute, String expected, String found) {
    super(
        Code.CORRUPT_ITEM,
        entity,
        key,
        entity + " " + key + ": " + attribute + " should be " + expected + ", found " + found,
        null);
    this.attribute = attribute;
    this.expected = expected;
    this.found = found;
  }

  /** The attribute at fault. */
  public String attribute() {
    return attribute;
  }

  /** What it should hold. */
  public String expected() {
    return expected;
  }

  /** What it holds: a type, or {@code nothing}; not a value. */
  public String found() {
    return found;
  }
}
