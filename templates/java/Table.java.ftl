<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName};

<@lib.imports of=java.tableImports/>
<@lib.doc lines=java.doc indent=""/>
 */
public final class ${java.tableClass} {

<#list java.kinds as kind>
  private final ${kind.access.className} ${kind.field};
</#list>
<#if java.hasComposed>
  private final ComposedWrites composed;
</#if>

  /**
   * Access to one table.
   *
   * @param client sends the requests
   * @param tableName the name or ARN of the table
   */
  public ${java.tableClass}(DynamoDbClient client, String tableName) {
    TableClient table = new TableClient(client, tableName);
<#list java.kinds as kind>
    this.${kind.field} = new ${kind.access.className}(table);
</#list>
<#if java.hasComposed>
    this.composed = new ComposedWrites(table);
</#if>
  }
<#list java.kinds as kind>

  /** Access patterns that return {@code ${kind.name}}, and its writes. */
  public ${kind.access.className} ${kind.accessor}() {
    return ${kind.field};
  }
</#list>
<#if java.hasComposed>

  /** The writes of several steps, each all or nothing. */
  public ComposedWrites composed() {
    return composed;
  }
</#if>
}
