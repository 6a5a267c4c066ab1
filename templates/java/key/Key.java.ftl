<#-- renders dev.keyplan.view.java.JavaKind -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.key;

<@lib.imports of=item.keyImports/>
<@lib.doc lines=item.keyDoc indent=""/>
 *
<#list item.identity as a>
<@lib.param name=a.javaName text=a.doc/>
</#list>
 */
public record ${item.className}Key(<#list item.identity as a>${a.type} ${a.javaName}<#sep>, </#sep></#list>) {
<#if item.hasKeyChecks>

  /** Refuses null. */
  public ${item.className}Key {
<#list item.identity as a>
<#if a.isChecked>
    Objects.requireNonNull(${a.javaName}, "${a.javaName}");
</#if>
<#if a.isNormalised>
    ${a.javaName} = Values.${a.normaliser}(${a.javaName});
</#if>
</#list>
  }
</#if>

  /** The primary key in the table. */
  public Map<String, AttributeValue> toKeyMap() {
    return Target.primaryKey(
        <@lib.call of=item.keys.ownPartition indent="        "/>,
        <@lib.call of=item.keys.ownSort indent="        "/>);
  }

  /** The inverse of {@link #toKeyMap()}: what has these two key attributes. */
  public static ${item.className}Key parse(String partitionKeyText, String sortKeyText) {
    KeyParser partitionParts = new KeyParser("${item.name}", partitionKeyText);
<@fields of=item.keys.partition parser="partitionParts"/>
    KeyParser sortParts = new KeyParser("${item.name}", sortKeyText);
<@fields of=item.keys.sort parser="sortParts"/>
    return new ${item.className}Key(<#list item.identity as a>${a.variable}<#sep>, </#sep></#list>);
  }
}
<#macro fields of parser>
<#list of as f>
<#if f.isLiteral>
    ${parser}.literal("${f.text}");
<#elseif f.isEnum>
    ${f.type} ${f.name} =
        ${parser}.known(${f.enumClass}.of(${parser}.text("${f.text}")), "${f.text}");
<#else>
    ${f.type} ${f.name} = ${parser}.${f.parser}("${f.text}"<#list f.options as o>, ${o}</#list>);
</#if>
</#list>
    ${parser}.end();
</#macro>
