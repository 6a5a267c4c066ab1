<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

import ${java.packageName}.model.${java.itemType};

import java.util.Optional;

/** There is an item with this key already; nothing was written. */
public final class AlreadyExists extends ${java.exceptionType} {

  private static final long serialVersionUID = 1L;

  private final transient ${java.itemType} stored;

  /** For the code of this module. */
  public AlreadyExists(String entity, String key, ${java.itemType} stored, Throwable cause) {
    super(Code.ALREADY_EXISTS, entity, key, entity + " " + key + " exists already", cause);
    this.stored = stored;
  }

  /** The item that is there, as the refused request found it, where the service returned it. */
  public Optional<${java.itemType}> stored() {
    return Optional.ofNullable(stored);
  }
}
