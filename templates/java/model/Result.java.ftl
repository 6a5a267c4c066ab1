<#-- renders dev.keyplan.view.java.JavaResult -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.model;

<@lib.imports of=item.imports/>
<@lib.doc lines=item.doc indent=""/>
 *
 * @param ${item.mainName} the item itself; empty if it is not there, although what belongs to it may be
<#list item.parts as part>
 * @param ${part.name} in the order of their keys
</#list>
 * @param unknown items of kinds that this module does not know
 */
public record ${item.className}(
    Optional<${item.mainType}> ${item.mainName},
<#list item.parts as part>
    List<${part.type}> ${part.name},
</#list>
    List<Unknown> unknown) {

  /** Keeps its own copies. */
  public ${item.className} {
<#list item.parts as part>
    ${part.name} = List.copyOf(${part.name});
</#list>
    unknown = List.copyOf(unknown);
  }
}
