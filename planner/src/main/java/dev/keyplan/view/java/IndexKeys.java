package dev.keyplan.view.java;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import dev.keyplan.plan.Admission;
import dev.keyplan.plan.ItemShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The two keys of an item on an index. */
final class IndexKeys {

  private final JavaTypes types;

  IndexKeys(JavaTypes types) {
    this.types = types;
  }

  /**
   * With each attribute as an expression; the item is in the index if none of the optional
   * attributes of its keys is absent and the index admits it.
   */
  JavaIndexKeys of(
      ItemShape shape, ItemShape.ItemKeys keys, Function<String, JavaExpression> value) {
    List<JavaAdmission> needed = new ArrayList<>();
    keys.parts().stream()
        .filter(name -> shape.kind().attribute(name).optional())
        .forEach(name -> needed.add(JavaAdmission.present(value.apply(name), false)));
    keys.admissions()
        .forEach(a -> needed.add(admission(shape.kind(), a, value.apply(a.attribute()))));
    String target = keys.target().name();
    return new JavaIndexKeys(
        JavaNames.constant(target),
        "in" + JavaNames.upperCamel(target.toLowerCase(Locale.ROOT)),
        !needed.isEmpty(),
        needed,
        KeyViews.call(shape, keys, true, value),
        KeyViews.call(shape, keys, false, value));
  }

  private JavaAdmission admission(Kind kind, Admission admission, JavaExpression value) {
    return admission.match(
        is -> equal(kind, kind.attribute(is.attribute()), is.value(), value),
        p -> {
          boolean isSet = KindImports.isSet(kind.attribute(p.attribute()));
          return p.isPresent()
              ? JavaAdmission.present(value, isSet)
              : JavaAdmission.absent(value, isSet);
        });
  }

  private JavaAdmission equal(Kind kind, Attribute attribute, Value wanted, JavaExpression value) {
    String text =
        wanted.matchScalar(
            Value.Text::text,
            n -> n.number().toPlainString(),
            b -> String.valueOf(b.value()),
            Value.Bytes::hex,
            Object::toString);
    if (JavaTypes.isEnum(attribute)) {
      return JavaAdmission.constant(
          value, types.enumClass(kind, attribute), JavaNames.constant(text));
    }
    return switch (attribute.type()) {
      case BOOLEAN ->
          attribute.optional()
              ? JavaAdmission.wrappedFlag(value, text)
              : JavaAdmission.flag(value, text.equals("true"));
      case INTEGER -> JavaAdmission.number(value, attribute.optional(), text);
      case STRING, ULID -> JavaAdmission.text(value, text);
      default -> JavaAdmission.shown(value, text);
    };
  }
}
