<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

<@lib.imports of=java.support.anyItem/>
/** Items of any kind, by what they say they are. Not API. */
public final class AnyItem implements FromItem<${java.itemType}> {

  /** The one mapper. */
  public static final AnyItem INSTANCE = new AnyItem();

  private AnyItem() {}

  @Override
  public ${java.itemType} read(Map<String, AttributeValue> item) {
    AttributeValue kind = item.get(Target.KIND);
    if (kind == null || kind.s() == null) {
      String key = Target.keyText(item);
      throw new CorruptItem("item", key, Target.KIND, "the name of a kind", "nothing");
    }
    return switch (kind.s()) {
<#list java.kinds as kind>
      case "${kind.name}" -> ${kind.className}Mapper.INSTANCE.read(item);
</#list>
      default -> new Unknown(kind.s(), item);
    };
  }

  /** The same, but an item that cannot be read is returned as it is. */
  static ${java.itemType} lenient(Map<String, AttributeValue> item) {
    try {
      return INSTANCE.read(item);
    } catch (CorruptItem e) {
      return new Unknown(e.entity(), item);
    }
  }
}
