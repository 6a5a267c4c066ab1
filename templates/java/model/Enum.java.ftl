<#-- renders dev.keyplan.view.java.JavaEnum -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.model;

import java.util.Optional;

/** The values of {@code ${item.attribute}}. */
public enum ${item.className} {<#list item.values as v>

  /** Stored as <code>${v.value}</code>. */
  ${v.constant}("${v.value}")<#sep>,</#sep></#list>;

  private final String value;

  ${item.className}(String value) {
    this.value = value;
  }

  /** The value as it is stored. */
  public String value() {
    return value;
  }

  /** The constant of a stored value; empty if it is none of them. */
  public static Optional<${item.className}> of(String value) {
    return switch (value) {
<#list item.values as v>
      case "${v.value}" -> Optional.of(${v.constant});
</#list>
      default -> Optional.empty();
    };
  }
}
