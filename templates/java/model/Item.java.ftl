<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.model;

/** An item of the table: of one of the kinds that this module knows, or of another. */
public sealed interface ${java.itemType}
    permits<#list java.permitted as name> ${name}<#sep>,
       </#sep></#list> {}
