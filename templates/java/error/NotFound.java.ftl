<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

/** There is no item with this key; nothing was written. */
public final class NotFound extends ${java.exceptionType} {

  private static final long serialVersionUID = 1L;

  /** For the code of this module. */
  public NotFound(String entity, String key, Throwable cause) {
    super(Code.NOT_FOUND, entity, key, "there is no " + entity + " " + key, cause);
  }
}
