<#-- renders dev.keyplan.view.java.JavaUpdate -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.access;

<@lib.imports of=item.imports/>
/**
 * Changes to attributes of a {@code ${item.entity}} from which no key is made. What is not named stays
 * as it is; where one is named twice, the last holds.
 */
public final class ${item.className} {

  private final Map<String, AttributeValue> changes = new LinkedHashMap<>();

  ${item.className}() {}
<#list item.attributes as a>

  /** Sets {@code ${a.javaName}}. */
  public ${item.className} ${a.javaName}(${a.requiredType} ${a.javaName}) {
<#if a.isReference>
    Objects.requireNonNull(${a.javaName}, "${a.javaName}");
</#if>
    this.changes.put("${a.name}", ${item.mapper}.${a.javaName}(${a.javaName}));
    return this;
  }
<#if a.isOptional>

  /** Removes {@code ${a.javaName}}. */
  public ${item.className} remove${a.upperName}() {
    this.changes.put("${a.name}", null);
    return this;
  }
</#if>
</#list>

  /** The changes as one update of an item that must be there. */
  Expr expr() {
    if (changes.isEmpty()) {
      throw new IllegalArgumentException("the update changes nothing");
    }
    Expr expr = new Expr().present();
    for (Map.Entry<String, AttributeValue> change : changes.entrySet()) {
      expr.set(change.getKey(), change.getValue());
    }
    return expr;
  }
}
