<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.access;

/** What a read of the table sees of earlier writes. A read of an index has no such choice. */
public enum Read {
  /** It may miss the last writes, and costs half. */
  EVENTUAL,
  /** It sees every write that was acknowledged before. */
  CONSISTENT
}
