<#-- renders dev.keyplan.view.java.JavaKind -->
<#import "/lib.ftl" as lib>
<#import "/access/patterns.ftl" as patterns>
<#import "/access/writes.ftl" as writes>
<@lib.header/>
package ${java.packageName}.access;

<@lib.imports of=item.access.imports/>
/** Access patterns that return {@code ${item.name}}, and its writes. */
public final class ${item.access.className} {

<#list item.access.patterns as p>
<#list p.leading as step>
<@patterns.constant p=p step=step/>
</#list>
<@patterns.constant p=p step=p.last/>
</#list>
<#if item.access.hasQuery>

</#if>
  private final TableClient table;

  /** For the entry point of this module. */
  public ${item.access.className}(TableClient table) {
    this.table = table;
  }
<#list item.access.patterns as p>
<@patterns.methods of=p/>
</#list>
<#list item.access.writes as w>
<@writes.methods of=w/>
</#list>
}
