<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

import java.util.List;

/** Another item has the value already; nothing was written. */
public final class UniqueViolation extends ${java.exceptionType} {

  private static final long serialVersionUID = 1L;

  private final String[] attributes;

  /** For the code of this module. */
  public UniqueViolation(String entity, String key, List<String> attributes, Throwable cause) {
    super(
        Code.UNIQUE_VIOLATION,
        entity,
        key,
        entity + " " + key + ": the value of " + String.join(", ", attributes) + " is taken",
        cause);
    this.attributes = attributes.toArray(new String[0]);
  }

  /** The attributes whose value, together, is taken. */
  public List<String> attributes() {
    return List.of(attributes);
  }
}
