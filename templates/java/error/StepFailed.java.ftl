<#-- renders dev.keyplan.view.java.JavaComposed -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.error;

import java.util.List;

/**
 * A composed write was refused, for what one of its steps demands does not hold; nothing was
 * written. The cause says what was found.
 */
public final class StepFailed extends ${java.exceptionType} {

  private static final long serialVersionUID = 1L;

  private final String write;
  private final transient List<String> steps;

  /** For the code of this module. */
  public StepFailed(String write, List<String> steps, ${java.exceptionType} cause) {
    super(
        Code.STEP_FAILED,
        cause.entity(),
        cause.key(),
        write + " was refused by: " + String.join("; ", steps),
        cause);
    this.write = write;
    this.steps = List.copyOf(steps);
  }

  /** The write's name. */
  public String write() {
    return write;
  }

  /** The steps that failed, as the spec writes them; those about one item stand in one text. */
  public List<String> steps() {
    return steps == null ? List.of() : steps;
  }
}
