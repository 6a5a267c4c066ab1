<#-- renders dev.keyplan.view.java.JavaComposed -->
<#import "/lib.ftl" as lib>
<#import "/access/writes.ftl" as writes>
<@lib.header/>
package ${java.packageName}.access;

<@lib.imports of=item.imports/>
/** The writes of several steps, each all or nothing. */
public final class ComposedWrites {

  private final TableClient table;

  /** For the entry point of this module. */
  public ComposedWrites(TableClient table) {
    this.table = table;
  }
<#list item.writes as w>

<@lib.doc lines=w.doc indent="  "/>
   *
<#list w.parameters as p>
   * @param ${p.name} ${p.doc}
</#list>
   */
  public void ${w.method}(<@lib.parameters of=w.parameters wide=w.isWide/>) {
<#list w.parameters as p>
<#if p.isChecked>
    Objects.requireNonNull(${p.name}, "${p.name}");
</#if>
</#list>
<#list w.keys as k>
<#if k.isOfRecord>
    ${k.type} ${k.variable} = ${k.record}.key();
<#else>
    ${k.type} ${k.variable} = new ${k.type}(<@lib.values of=k.arguments/>);
</#if>
</#list>
    List<WriteAction> actions = new ArrayList<>(${w.size});
    List<String> stepsOfActions = new ArrayList<>(${w.size});
<#list w.parts as part>
<#list part.markers as m>
<#if m.isOptional>
    String ${m.variable} =
        <@lib.present of=m.needed/><#nt>
            ? <@lib.call of=m.partition indent="            "/>
            : null;
<#else>
    String ${m.variable} = <@lib.call of=m.partition indent="    "/>;
</#if>
</#list>
<#list part.actions as action>
<#if action.isGuarded>
    if (<@writes.guard action=action/>) {
      actions.add(
          <@one part=part action=action indent="          "/>);
      stepsOfActions.add("${part.steps}");
    }
<#else>
    actions.add(
        <@one part=part action=action indent="        "/>);
    stepsOfActions.add("${part.steps}");
</#if>
</#list>
</#list>
    table.write("${w.method}", actions, stepsOfActions);
  }
</#list>
}
<#macro one part action indent>
<#if action.isPut>
WriteAction.put(
<#elseif action.isUpdate>
WriteAction.update(
<#elseif action.isCheck>
WriteAction.check(
<#else>
WriteAction.delete(
</#if>
<#if action.isMarker>
<#if action.isPut>
${indent}    ${part.type}Mapper.${action.markerMethod}(${action.marker}, ${part.key}),
<#else>
${indent}    Target.primaryKey(
${indent}        ${action.marker}, <@lib.call of=action.markerSort indent="            "/>),
</#if>
<#elseif action.isPut>
${indent}    ${part.type}Mapper.toItem(${part.variable}),
<#else>
${indent}    ${part.key}.toKeyMap(),
</#if>
${indent}    new Expr()<#list action.conditions as c>
${indent}        .${c.method}(<#if c.isStill><@writes.setting w=part of=c.expected/></#if>)</#list><#if !action.isMarker><#list part.demands as d>
${indent}        .${d.method}("${d.attribute}"<#if d.isCompared>, "${d.operator}"</#if><#if d.hasValue>, <#if d.isConstant>AttributeValue.${d.factory}(<#if d.isText>"${d.constant}"<#else>${d.constant}</#if>)<#else><@stored part=part of=d.given/></#if></#if>)</#list><#list part.increments as i>
${indent}        .${i.method}("${i.attribute}", <#if i.isGiven><@stored part=part of=i.given/><#else>AttributeValue.fromN("${i.by}")</#if>, <#if i.hasLimit>"${i.limit}"<#else>null</#if>)</#list></#if>,
${indent}    Refusal.${action.refusal}("${part.entity}", ${part.key}<#list action.refusalAttributes as name>, "${name}"</#list>))</#macro>

<#macro stored part of>${part.type}Mapper.${of.method}(<@lib.value of=of.value/>)</#macro>
