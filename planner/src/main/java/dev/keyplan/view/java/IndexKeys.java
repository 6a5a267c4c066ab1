package dev.keyplan.view.java;

import dev.keyplan.plan.ItemShape;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The two keys of an item on an index. */
final class IndexKeys {

  private IndexKeys() {}

  /**
   * With each attribute as an expression; the item is in the index if none of its optional
   * attributes is absent.
   */
  static JavaIndexKeys of(
      ItemShape shape, ItemShape.ItemKeys keys, Function<String, JavaExpression> value) {
    List<JavaExpression> needed =
        keys.attributes().stream()
            .filter(name -> shape.kind().attribute(name).optional())
            .map(value)
            .toList();
    String target = keys.target().name();
    return new JavaIndexKeys(
        JavaNames.constant(target),
        "in" + JavaNames.upperCamel(target.toLowerCase(Locale.ROOT)),
        !needed.isEmpty(),
        needed,
        KeyViews.call(shape, keys, true, value),
        KeyViews.call(shape, keys, false, value));
  }
}
