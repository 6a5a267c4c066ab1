<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

import ${java.packageName}.model.${java.itemType};

import java.util.Optional;

/** The item is there, but not as the caller said that it is; nothing was written. */
public final class ConditionFailed extends ${java.exceptionType} {

  private static final long serialVersionUID = 1L;

  private final transient ${java.itemType} stored;

  /** For the code of this module. */
  public ConditionFailed(String entity, String key, ${java.itemType} stored, Throwable cause) {
    super(
        Code.CONDITION_FAILED,
        entity,
        key,
        entity + " " + key + " has changed: what the write expected is not stored",
        cause);
    this.stored = stored;
  }

  /** The item as the refused request found it, where the service returned it. */
  public Optional<${java.itemType}> stored() {
    return Optional.ofNullable(stored);
  }
}
