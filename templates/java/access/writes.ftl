<#-- The methods of one write: dev.keyplan.view.java.JavaWrite. -->
<#import "/lib.ftl" as lib>

<#macro methods of>
<#if of.isCreate>
<@create w=of/>
<#elseif of.isUpdate>
<@update w=of/>
<#else>
<@other w=of/>
</#if>
</#macro>

<#macro create w>

<@lib.doc lines=w.doc indent="  "/>
   */
  public void ${w.method}(${w.type} ${w.variable}) {
    ${w.type}Key key = ${w.variable}.key();
<@body w=w/>
  }
</#macro>

<#macro update w>

<@lib.doc lines=w.doc indent="  "/>
   *
   * @param key which item
   * @param changes names what changes, one call for each attribute
   * @return the item as it is then
   */
  public ${w.type} ${w.method}(${w.type}Key key, Consumer<${w.type}Update> changes) {
    ${w.type}Update update = new ${w.type}Update();
    changes.accept(update);
    WriteAction action =
        WriteAction.update(key.toKeyMap(), update.expr(), Refusal.changed("${w.entity}", key));
    return ${w.type}Mapper.INSTANCE.read(table.update(action));
  }
</#macro>

<#macro documented w parameters>

<@lib.doc lines=w.doc indent="  "/>
   *
<#list parameters as p>
   * @param ${p.name} ${p.doc}
</#list>
<#if w.returnsItem>
   * @return the item as it is then
</#if>
   */
  public <#if w.returnsItem>${w.type}<#else>void</#if> ${w.method}(<@lib.parameters of=parameters wide=w.isWide/>) {
</#macro>

<#macro other w>
<#if w.hasShortForm>
<@documented w=w parameters=w.shortForm/>
    <#if w.returnsItem>return </#if>${w.method}(<@lib.values of=w.shortArguments/>);
  }
</#if>
<@documented w=w parameters=w.longForm/>
<#list w.longForm as p>
<#if p.isChecked>
    Objects.requireNonNull(${p.name}, "${p.name}");
</#if>
</#list>
<@body w=w/>
  }
</#macro>

<#macro body w>
<#list w.markers as m>
<#if m.isOptional>
    String ${m.variable} =
        <@lib.present of=m.needed/><#nt>
            ? <@lib.call of=m.partition indent="            "/>
            : null;
<#else>
    String ${m.variable} = <@lib.call of=m.partition indent="    "/>;
</#if>
</#list>
<#list w.rekeyed as index>
<#if index.isSparse>
    boolean ${index.variable} = <@lib.admitted of=index.needed/>;
</#if>
</#list>
<#if w.isTransaction>
    List<WriteAction> actions = new ArrayList<>(${w.size});
<#list w.actions as action>
<#if action.isGuarded>
    if (<@guard action=action/>) {
      actions.add(
          <@one w=w action=action indent="          "/>);
    }
<#else>
    actions.add(
        <@one w=w action=action indent="        "/>);
</#if>
</#list>
    table.write(actions);
<#else>
<#list w.actions as action>
<#if w.returnsItem>
    WriteAction action =
        <@one w=w action=action indent="        "/>;
    return ${w.type}Mapper.INSTANCE.read(table.update(action));
<#else>
    table.write(
        List.of(
            <@one w=w action=action indent="            "/>));
</#if>
</#list>
</#if>
</#macro>

<#macro guard action><#if action.isOptional>${action.marker} != null<#if action.isMoved> && </#if></#if><#if action.isMoved>!${action.marker}.equals(${action.otherMarker})</#if></#macro>

<#macro one w action indent>
<#if action.isPut>
WriteAction.put(
<#elseif action.isUpdate>
WriteAction.update(
<#else>
WriteAction.delete(
</#if>
<#if action.isMarker>
<#if action.isPut>
${indent}    ${w.type}Mapper.${action.markerMethod}(${action.marker}, key),
<#else>
${indent}    Target.primaryKey(
${indent}        ${action.marker}, <@lib.call of=action.markerSort indent="            "/>),
</#if>
<#elseif action.isPut>
${indent}    ${w.type}Mapper.toItem(${w.variable}),
<#else>
${indent}    key.toKeyMap(),
</#if>
${indent}    new Expr()<#if action.isSimple><#list action.conditions as c>.${c.method}()</#list><#else><#list action.conditions as c>
${indent}        .${c.method}(<#if c.isStill><@setting w=w of=c.expected/></#if>)</#list><#list action.settings as s>
${indent}        .set(<@setting w=w of=s/>)</#list><#list action.rekeyed as index>
${indent}        .keys(
${indent}            Target.${index.target},
${indent}            <@indexKey index=index key=index.partition indent=indent/>,
${indent}            <@indexKey index=index key=index.sort indent=indent/>)</#list></#if>,
${indent}    Refusal.${action.refusal}("${w.entity}", key<#list action.refusalAttributes as name>, "${name}"</#list>))</#macro>

<#macro setting w of>"${of.attribute}", ${w.type}Mapper.${of.method}(<@lib.value of=of.value/>)</#macro>

<#macro indexKey index key indent><#if index.isSparse>${index.variable} ? </#if><@lib.call of=key indent="                    "/><#if index.isSparse> : null</#if></#macro>
