<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

/** A value cannot be part of a key, or makes the key too long; nothing was sent. */
public final class InvalidKeyPart extends ${java.exceptionType} {

  private static final long serialVersionUID = 1L;

  private final String attribute;

  /** For the code of this module. */
  public InvalidKeyPart(String entity, String attribute, String reason) {
    super(Code.INVALID_KEY_PART, entity, "", entity + "." + attribute + " " + reason, null);
    this.attribute = attribute;
  }

  /** The attribute or parameter at fault, or the key attribute that would be too long. */
  public String attribute() {
    return attribute;
  }
}
