<#-- renders dev.keyplan.view.java.JavaKind -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.model;

<@lib.imports of=item.modelImports/>
<@lib.doc lines=item.doc indent=""/>
 *
<#list item.attributes as a>
<@lib.param name=a.javaName text=a.doc/>
</#list>
 */
public record ${item.className}(<@components of=item.attributes indent="    "/>)
    implements ${java.itemType} {
<#if item.hasChecks>

  /** Refuses null where a value is required, and keeps its own copies. */
  public ${item.className} {
<#list item.attributes as a>
<#if a.isChecked>
    Objects.requireNonNull(${a.javaName}, "${a.javaName}");
</#if>
<#if a.isNormalised>
    ${a.javaName} = Values.${a.normaliser}(${a.javaName});
</#if>
</#list>
  }
</#if>
<#if item.hasOptional>

  /** One without its optional values. */
  public static ${item.className} of(<@components of=item.required indent="      "/>) {
    return new ${item.className}(<#list item.attributes as a><@break indent="        "/><#if a.isOptional>null<#else>${a.javaName}</#if><#sep>,<@gap/></#sep></#list>);
  }
</#if>

  /** What identifies it. */
  public ${item.className}Key key() {
    return new ${item.className}Key(<#list item.identity as a>${a.javaName}<#sep>, </#sep></#list>);
  }
<#list item.expiry as e>

  /**
   * Whether it has expired by a moment. An expired item is removed within a few days; until then
   * reads still return it.
   */
  public boolean isExpired(Instant now) {
    return <#if e.isOptional>${e.javaName} != null && </#if>!${e.javaName}.isAfter(now);
  }
</#list>
<#list item.changeable as changed>

  /** The same with another {@code ${changed.javaName}}<#if changed.isOptional>, or null for none</#if>. */
  public ${item.className} with${changed.upperName}(${changed.type} ${changed.javaName}) {
    return new ${item.className}(<#list item.attributes as a><@break indent="        "/>${a.javaName}<#sep>,<@gap/></#sep></#list>);
  }
</#list>
}
<#macro components of indent><#list of as a><@break indent=indent/>${a.type} ${a.javaName}<#sep>,<@gap/></#sep></#list></#macro>
<#macro break indent><#if item.isWide><#nt>
${indent}</#if></#macro>
<#macro gap><#if !item.isWide> </#if></#macro>
