<#-- The methods of one access pattern: dev.keyplan.view.java.JavaPattern. -->
<#import "/lib.ftl" as lib>

<#macro constant p step>
<#if !step.isGetItem>
  private static final QueryPattern ${step.constant} =
      new QueryPattern("${p.entity}", "${p.name}", Target.${step.target}, ${step.isForward});
</#if>
</#macro>

<#macro methods of>
<#if of.isOne>
<@one p=of/>
<#elseif of.isCount>
<@counted p=of/>
<@range p=of/>
<#else>
<#list of.results as result>
<@collection p=of result=result/>
</#list>
<@paged p=of/>
<@range p=of/>
</#if>
</#macro>

<#macro signature p><@lib.parameters of=p.parameters wide=p.isWide/></#macro>

<#-- Between the parameters of the pattern and one more. -->
<#macro more p><#if p.hasParameters>,<#if p.isWide>
      <#nt><#else> </#if></#if></#macro>

<#macro names p><@lib.names of=p.parameters/></#macro>

<#macro andNames p><@lib.names of=p.parameters/><#if p.hasParameters>, </#if></#macro>

<#macro consistent p><#if p.hasRead>read == Read.CONSISTENT<#else>${p.isConsistent}</#if></#macro>

<#macro keyForms p type>
<#if p.hasKeyForm>

  /** The same, by the typed key. */
  public <@result of=type optional=p.isOne/> ${p.method}(${p.keyType} key) {
    return ${p.method}(<@lib.values of=p.keyArguments/>);
  }
<#if p.hasRead>

  /** The same, by the typed key and with a choice of consistency. */
  public <@result of=type optional=p.isOne/> ${p.method}(${p.keyType} key, Read read) {
    return ${p.method}(<@lib.values of=p.keyArguments/>, read);
  }
</#if>
</#if>
</#macro>

<#macro result of optional><#if optional>Optional<${of}><#else>${of}</#if></#macro>

<#macro one p>

<@lib.doc lines=p.doc indent="  "/>
   *
   * @return the item, if there is one
   */
<#if p.hasRead>
  public Optional<${p.type}> ${p.method}(<@signature p=p/>) {
    return ${p.method}(<@andNames p=p/>Read.EVENTUAL);
  }

  /** The same, with a choice of consistency. */
  public Optional<${p.type}> ${p.method}(<@signature p=p/><@more p=p/>Read read) {
<#else>
  public Optional<${p.type}> ${p.method}(<@signature p=p/>) {
</#if>
<#list p.leading as step>
<@find p=p step=step/>
    if (${step.variable} == null) {
      return Optional.empty();
    }
    ItemReader ${step.reader} = new ItemReader("${step.shape}", ${step.variable});
</#list>
<@find p=p step=p.last/>
<#list p.last.checks as check>
    if (item != null
        && !${check.mapper}.${check.method}(${check.parameter}).equals(item.get("${check.attribute}"))) {
      return Optional.empty();
    }
</#list>
    return item == null ? Optional.empty() : Optional.of(${p.mapper}.INSTANCE.read(item));
  }
<@keyForms p=p type=p.type/>
</#macro>

<#macro counted p>

<@lib.doc lines=p.doc indent="  "/>
   *
   * @return how many there are
   */
<#if p.hasRead>
  public long ${p.method}(<@signature p=p/>) {
    return ${p.method}(<@andNames p=p/>Read.EVENTUAL);
  }

  /** The same, with a choice of consistency. */
  public long ${p.method}(<@signature p=p/><@more p=p/>Read read) {
<#else>
  public long ${p.method}(<@signature p=p/>) {
</#if>
    return table.count(
        ${p.method}Range(<@names p=p/>),<@gap p=p/><@consistent p=p/>);
  }
</#macro>

<#macro find p step>
<#if step.isGetItem>
    Map<String, AttributeValue> ${step.variable} =
        table.get(
<#list step.keys as k>
            <@lib.key of=k indent="                "/>,
</#list>
            <@consistent p=p/>);
<#else>
    KeyRange ${step.range} =
        ${step.constant}.${step.condition}(
            <#list step.keys as k><@lib.key of=k indent="                "/><#sep>,
            </#sep></#list>);
    Map<String, AttributeValue> ${step.variable} = table.first(${step.range}, <@consistent p=p/>);
</#if>
</#macro>

<#macro range p>

  private static KeyRange ${p.method}Range(<@signature p=p/>) {
    return ${p.last.constant}.${p.last.condition}(
        <#list p.last.keys as k><@lib.key of=k indent="            "/><#sep>,
        </#sep></#list>);
  }
</#macro>

<#macro paged p>

<#if p.isList>
<@lib.doc lines=p.doc indent="  "/>
   *
   * @return a page; only the absence of a next cursor marks the end
   */
<#else>
  /** The same, a page at a time, in the order of the keys. */
</#if>
<#if p.hasRead>
  public Page<${p.type}> ${p.method}(<@signature p=p/><@more p=p/>PageRequest page) {
    return ${p.method}(<@andNames p=p/>Read.EVENTUAL, page);
  }

  /** The same, with a choice of consistency. */
  public Page<${p.type}> ${p.method}(
      <@andParameters p=p/>Read read, PageRequest page) {
<#else>
  public Page<${p.type}> ${p.method}(<@signature p=p/><@more p=p/>PageRequest page) {
</#if>
    return table.page(
        ${p.method}Range(<@names p=p/>),<@gap p=p/><@consistent p=p/>,<@gap p=p/>page,<@gap p=p/>${p.mapper}.INSTANCE);
  }
<#if p.hasLimit>

  /** The first page, of the usual size of ${p.limit}. */
  public Page<${p.type}> ${p.method}(<@signature p=p/>) {
    return ${p.method}(<@andNames p=p/>PageRequest.first(${p.limit}));
  }
</#if>

  /** All items, as a stream that sends each request when its items are wanted. */
<#if p.hasRead>
  public Stream<${p.type}> ${p.method}All(<@signature p=p/>) {
    return ${p.method}All(<@andNames p=p/>Read.EVENTUAL);
  }

  /** The same, with a choice of consistency. */
  public Stream<${p.type}> ${p.method}All(<@signature p=p/><@more p=p/>Read read) {
<#else>
  public Stream<${p.type}> ${p.method}All(<@signature p=p/>) {
</#if>
    return table.all(
        ${p.method}Range(<@names p=p/>),<@gap p=p/><@consistent p=p/>,<@gap p=p/>${p.mapper}.INSTANCE);
  }
</#macro>

<#macro gap p><#if p.isTall><#nt>
        <#nt><#else> </#if></#macro>

<#macro andParameters p><#list p.parameters as q>${q.type} ${q.name},<#if p.isWide>
      <#nt><#else> </#if></#list></#macro>

<#macro collection p result>

<@lib.doc lines=p.doc indent="  "/>
   *
   * @return the item and all that belongs to it, however many pages that takes
   */
<#if p.hasRead>
  public ${result.className} ${p.method}(<@signature p=p/>) {
    return ${p.method}(<@andNames p=p/>Read.EVENTUAL);
  }

  /** The same, with a choice of consistency. */
  public ${result.className} ${p.method}(<@signature p=p/><@more p=p/>Read read) {
    Iterator<${p.type}> items = ${p.method}All(<@andNames p=p/>read).iterator();
<#else>
  public ${result.className} ${p.method}(<@signature p=p/>) {
    Iterator<${p.type}> items = ${p.method}All(<@names p=p/>).iterator();
</#if>
    Optional<${result.mainType}> main = Optional.empty();
<#list result.parts as part>
    List<${part.type}> ${part.variable} = new ArrayList<>();
</#list>
    List<Unknown> unknown = new ArrayList<>();
    while (items.hasNext()) {
      ${p.type} item = items.next();
      if (item instanceof ${result.mainType} it) {
        main = Optional.of(it);
<#list result.parts as part>
      } else if (item instanceof ${part.type} it) {
        ${part.variable}.add(it);
</#list>
      } else if (item instanceof Unknown it) {
        unknown.add(it);
      }
    }
    return new ${result.className}(main, <#list result.parts as part>${part.variable}, </#list>unknown);
  }
<@keyForms p=p type=result.className/>
</#macro>
