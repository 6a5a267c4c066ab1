package dev.keyplan.view.java;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Unique;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.KeyEncoding;
import dev.keyplan.plan.KeySegment;
import dev.keyplan.plan.KeyTemplate;
import dev.keyplan.plan.KeyText;
import dev.keyplan.plan.QueryTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Keys as expressions, and the methods that make them. */
final class KeyViews {

  /** Room for the parts of a key on a line, beside what stands there always. */
  private static final int SHORT = 57;

  private final JavaTypes types;

  KeyViews(JavaTypes types) {
    this.types = types;
  }

  /** The keys of a kind on the table and on each index, and those of its markers. */
  JavaKeys of(Kind kind, ItemShape shape, List<ItemShape> markers, KindImports imports) {
    List<JavaKeyMethod> methods = new ArrayList<>();
    List<String> used = new ArrayList<>();
    for (ItemShape each : concat(shape, markers)) {
      for (ItemShape.ItemKeys keys : each.keys()) {
        methods.add(method(kind, each, keys, true));
        methods.add(method(kind, each, keys, false));
        used.addAll(keys.parts());
      }
    }
    return new JavaKeys(
        methods,
        call(shape, shape.primary(), true, KeyViews::component),
        call(shape, shape.primary(), false, KeyViews::component),
        fields(kind, shape.primary().partition()),
        fields(kind, shape.primary().sort()),
        imports.keys(kind, used));
  }

  private static JavaExpression component(String attribute) {
    return Expressions.variable(JavaNames.component(attribute));
  }

  private static List<ItemShape> concat(ItemShape first, List<ItemShape> others) {
    List<ItemShape> all = new ArrayList<>(List.of(first));
    all.addAll(others);
    return all;
  }

  private JavaKeyMethod method(
      Kind kind, ItemShape shape, ItemShape.ItemKeys keys, boolean isPartition) {
    KeyTemplate template = isPartition ? keys.partition() : keys.sort();
    String attribute =
        isPartition ? keys.target().keys().partitionKey() : keys.target().keys().sortKey();
    List<JavaParameter> parameters =
        template.attributes().stream()
            .distinct()
            .map(name -> parameter(kind, kind.attribute(name), JavaNames.parameter(name)))
            .toList();
    return new JavaKeyMethod(
        name(shape, keys.target(), isPartition),
        attribute + " = " + template,
        parameters,
        expression(kind.name(), parts(template), "", isPartition),
        Widths.areWide(parameters, 60));
  }

  private JavaParameter parameter(Kind kind, Attribute attribute, String name) {
    String type = types.requiredType(kind, attribute);
    return new JavaParameter(type, name, !JavaTypes.isPrimitive(type), "");
  }

  /** {@code partitionKey}, {@code gsi1SortKey}, {@code emailMarkerPartitionKey}. */
  static String name(ItemShape shape, QueryTarget target, boolean isPartition) {
    String owner =
        shape
            .unique()
            .map(KeyViews::markerName)
            .orElseGet(
                () ->
                    target.match(
                        table -> "",
                        index -> JavaNames.camel(index.name().toLowerCase(Locale.ROOT))));
    String key = isPartition ? "partitionKey" : "sortKey";
    return owner.isEmpty() ? key : owner + JavaNames.upperCamel(key);
  }

  /** {@code emailMarker}, {@code brandModelMarker}. */
  static String markerName(Unique unique) {
    String attributes =
        unique.attributes().stream().map(JavaNames::upperCamel).collect(Collectors.joining());
    return JavaNames.camel(attributes) + "Marker";
  }

  /** A call of the method that makes a key, with each attribute as an expression. */
  static JavaCall call(
      ItemShape shape,
      ItemShape.ItemKeys keys,
      boolean isPartition,
      Function<String, JavaExpression> value) {
    KeyTemplate template = isPartition ? keys.partition() : keys.sort();
    String owner = JavaNames.kindClass(shape.kind().name()) + "Keys";
    String method = name(shape, keys.target(), isPartition);
    List<JavaExpression> arguments = template.attributes().stream().distinct().map(value).toList();
    int width = arguments.stream().mapToInt(a -> a.name().length() + 4).sum();
    return new JavaCall(owner, method, arguments, width + owner.length() + method.length() > 70);
  }

  private List<JavaKeyPart> parts(KeyTemplate template) {
    List<JavaKeyPart> parts = new ArrayList<>();
    for (KeySegment segment : template.segments()) {
      parts.add(segment.match(l -> literal(l.text()), c -> component(c.attribute())));
    }
    return parts;
  }

  /** The text of a request's key, prefix or bound. */
  JavaKeyText text(
      String entity,
      KeyText text,
      boolean isPartition,
      Function<KeyText.Source, JavaExpression> source) {
    List<JavaKeyPart> parts = new ArrayList<>();
    for (KeyText.Part part : text.parts()) {
      parts.add(part.match(fixed -> literal(fixed.text()), bound -> bound(bound, source)));
    }
    return expression(entity, parts, text.ending().text(), isPartition);
  }

  private JavaKeyPart bound(KeyText.Bound bound, Function<KeyText.Source, JavaExpression> source) {
    String name = bound.source().match(KeyText.Given::parameter, KeyText.Previous::attribute);
    String suffix =
        switch (bound.form()) {
          case WHOLE -> "";
          case ONE_BELOW -> "Below";
          case TEXT_PREFIX -> "Start";
        };
    boolean isPrevious = bound.source().match(given -> false, previous -> true);
    JavaExpression value = source.apply(bound.source());
    return new JavaKeyPart(
        false,
        name,
        JavaTypes.keyWord(bound.attribute().type()) + suffix,
        isPrevious,
        isPrevious ? value.name() + "." + JavaTypes.readWord(bound.attribute().type()) : "",
        value,
        JavaTypes.isEnum(bound.attribute()) && bound.form() != KeyText.Form.TEXT_PREFIX,
        JavaTypes.keyOptions(bound.attribute()));
  }

  private static JavaKeyPart literal(String text) {
    return new JavaKeyPart(true, text, "literal", false, "", Expressions.NONE, false, List.of());
  }

  private static JavaKeyPart component(Attribute attribute) {
    return new JavaKeyPart(
        false,
        attribute.name(),
        JavaTypes.keyWord(attribute.type()),
        false,
        "",
        Expressions.variable(JavaNames.parameter(attribute.name())),
        JavaTypes.isEnum(attribute),
        JavaTypes.keyOptions(attribute));
  }

  /** The parts with the delimiter between them and the ending behind, neighbouring texts joined. */
  private static JavaKeyText expression(
      String entity, List<JavaKeyPart> parts, String ending, boolean isPartition) {
    List<JavaKeyPart> joined = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      text.append(i == 0 ? "" : KeyEncoding.DELIMITER);
      if (parts.get(i).isLiteral()) {
        text.append(parts.get(i).text());
      } else {
        joined.add(literal(text.toString()));
        joined.add(parts.get(i));
        text.setLength(0);
      }
    }
    text.append(ending);
    if (joined.isEmpty() || !text.isEmpty()) {
      joined.add(literal(text.toString()));
    }
    return new JavaKeyText(
        entity,
        joined.size() == 1,
        joined.get(0).text(),
        joined.stream().skip(1).toList(),
        isPartition ? "partitionKey" : "sortKey",
        length(joined) + entity.length() < SHORT);
  }

  private static int valueLength(JavaKeyPart part) {
    int options = String.join(", ", part.options()).length();
    return options
        + (part.isPrevious()
            ? part.reader().length() + part.text().length() + 4
            : part.value().name().length());
  }

  private static int length(List<JavaKeyPart> parts) {
    return parts.stream()
        .mapToInt(p -> p.text().length() + p.method().length() + valueLength(p) + 8)
        .sum();
  }

  private List<JavaKeyField> fields(Kind kind, KeyTemplate template) {
    List<JavaKeyField> fields = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < template.segments().size(); i++) {
      text.append(i == 0 ? "" : KeyEncoding.DELIMITER);
      KeySegment segment = template.segments().get(i);
      String literal = segment.match(KeySegment.Literal::text, c -> "");
      text.append(literal);
      segment.match(
          l -> fields,
          c -> {
            addLiteral(fields, text);
            fields.add(field(kind, c.attribute()));
            return fields;
          });
    }
    addLiteral(fields, text);
    return fields;
  }

  private static void addLiteral(List<JavaKeyField> fields, StringBuilder text) {
    if (!text.isEmpty()) {
      fields.add(new JavaKeyField(true, text.toString(), "", "", "", List.of(), "", false));
      text.setLength(0);
    }
  }

  private JavaKeyField field(Kind kind, Attribute attribute) {
    boolean isEnum = JavaTypes.isEnum(attribute);
    return new JavaKeyField(
        false,
        attribute.name(),
        types.requiredType(kind, attribute),
        JavaNames.parameter(attribute.name()),
        JavaTypes.keyWord(attribute.type()),
        JavaTypes.parseOptions(attribute),
        isEnum ? types.enumClass(kind, attribute) : "",
        isEnum);
  }
}
