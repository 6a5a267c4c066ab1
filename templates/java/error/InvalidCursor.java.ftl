<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

/** A cursor is damaged, or belongs to another pattern or to other arguments; nothing was sent. */
public final class InvalidCursor extends ${java.exceptionType} {

  private static final long serialVersionUID = 1L;

  private final String pattern;

  /** For the code of this module. */
  public InvalidCursor(String entity, String pattern, String reason) {
    super(Code.INVALID_CURSOR, entity, "", "cursor for " + pattern + ": " + reason, null);
    this.pattern = pattern;
  }

  /** The access pattern to which it was given. */
  public String pattern() {
    return pattern;
  }
}
