<#-- renders dev.keyplan.view.java.JavaKind -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

<@lib.imports of=item.keys.imports/>
/** The keys of {@code ${item.name}}, on the table and on each index. Not API. */
public final class ${item.className}Keys {

  private ${item.className}Keys() {}
<#list item.keys.methods as method>

  /** <code>${method.doc}</code>. */
  public static String ${method.name}(<@lib.parameters of=method.parameters wide=method.isWide/>) {
    return <@lib.key of=method.key indent="        "/>;
  }
</#list>
}
