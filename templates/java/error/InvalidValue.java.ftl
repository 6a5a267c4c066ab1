<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

/** A value that is to be stored is outside what its attribute allows; nothing was sent. */
public final class InvalidValue extends ${java.exceptionType} {

  private static final long serialVersionUID = 1L;

  private final String attribute;

  /** For the code of this module. */
  public InvalidValue(String entity, String attribute, String reason) {
    super(Code.INVALID_VALUE, entity, "", entity + "." + attribute + " " + reason, null);
    this.attribute = attribute;
  }

  /** The attribute at fault. */
  public String attribute() {
    return attribute;
  }
}
