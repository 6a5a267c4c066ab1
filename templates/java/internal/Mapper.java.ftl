<#-- renders dev.keyplan.view.java.JavaKind -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

<@lib.imports of=item.mapper.imports/>
/** {@code ${item.name}} to and from items. Not API. */
public final class ${item.className}Mapper implements FromItem<${item.className}> {

  /** The one mapper. */
  public static final ${item.className}Mapper INSTANCE = new ${item.className}Mapper();

  private static final String ENTITY = "${item.name}";
<#list item.mapper.constants as c>
  private static final ${c.type} ${c.name} =
      ${c.factory}("${c.text}");
</#list>

  private ${item.className}Mapper() {}

  @Override
  public ${item.className} read(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(ENTITY, item);
    return new ${item.className}(<#list item.attributes as a>
        <#if a.isEnum>${a.javaName}(reader)<#else>reader.${a.reader}("${a.name}")</#if><#sep>,</#sep></#list>);
  }

  /** The whole item, keys included. */
  public static Map<String, AttributeValue> toItem(${item.className} value) {
    Map<String, AttributeValue> item = new HashMap<>(${item.mapper.capacity});
    Target.TABLE.put(
        item,
        <@lib.call of=item.mapper.partition indent="        "/>,
        <@lib.call of=item.mapper.sort indent="        "/>);
    item.put(Target.KIND, Av.string(ENTITY));
<#list item.mapper.indexes as index>
<#if index.isSparse>
    if (<@lib.admitted of=index.needed/>) {
      Target.${index.target}.put(
          item,
          <@lib.call of=index.partition indent="          "/>,
          <@lib.call of=index.sort indent="          "/>);
    }
<#else>
    Target.${index.target}.put(
        item,
        <@lib.call of=index.partition indent="        "/>,
        <@lib.call of=index.sort indent="        "/>);
</#if>
</#list>
<#list item.attributes as a>
    Av.put(item, "${a.name}", ${a.javaName}(value.${a.javaName}()));
</#list>
    return item;
  }
<#list item.mapper.markers as marker>

  /** The marker of <code>${marker.attributes}</code> with this partition key, for an item. */
  public static Map<String, AttributeValue> ${marker.method}(
      String partitionKey, ${item.className}Key key) {
    Map<String, AttributeValue> item = new HashMap<>(${item.mapper.capacity});
    Target.TABLE.put(item, partitionKey, <@lib.call of=marker.sort indent="        "/>);
    item.put(Target.KIND, Av.string(Target.MARKER));
<#list item.identity as a>
    Av.put(item, "${a.name}", ${a.javaName}(key.${a.javaName}()));
</#list>
    return item;
  }
</#list>
<#list item.attributes as a>

  /** The stored form of {@code ${a.javaName}}<#if a.isOptional>; null for none</#if>. */
  public static AttributeValue ${a.javaName}(${a.type} value) {
<#if a.isOptional>
    if (value == null) {
      return null;
    }
</#if>
<#list a.limits as limit>
    Limits.${limit.method}(ENTITY, "${a.name}", value, ${limit.argument});
</#list>
    return Av.${a.writer}(<#if a.isWriterNamed>ENTITY, "${a.name}", </#if>value<#if a.isEnum>.value()</#if>);
  }
<#if a.isEnum>

  private static ${a.enumClass} ${a.javaName}(ItemReader reader) {
    String value = reader.${a.reader}("${a.name}");
<#if a.isOptional>
    if (value == null) {
      return null;
    }
</#if>
    return reader.known(${a.enumClass}.of(value), "${a.name}");
  }
</#if>
</#list>
}
