package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.source.Located;
import dev.keyplan.source.YamlNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Reads {@code attributes}, {@code unique} and {@code volume}, which entities and edges share. */
final class AttributeReader {

  private final List<Diagnostic> found;
  private final CheckedValues values;

  AttributeReader(List<Diagnostic> found) {
    this.found = found;
    this.values = new CheckedValues(found);
  }

  List<AttributeSpec> attributes(Fields kind) {
    List<AttributeSpec> attributes = new ArrayList<>();
    for (YamlNode.Entry entry : kind.mapping("attributes").mapping().entries()) {
      attribute(entry).ifPresent(attributes::add);
    }
    return attributes;
  }

  private Optional<AttributeSpec> attribute(YamlNode.Entry entry) {
    Located<String> name = Fields.name(entry.key());
    if (entry.value() instanceof YamlNode.Scalar) {
      return Fields.located(entry.value())
          .map(type -> attribute(name, type, Fields.of(entry.value())));
    }
    return entry.value() instanceof YamlNode.Mapping
        ? mapping(name, Fields.of(entry.value()))
        : Optional.empty();
  }

  private Optional<AttributeSpec> mapping(Located<String> name, Fields fields) {
    Optional<Located<String>> type =
        fields
            .text("type")
            .or(() -> fields.key("one-of").map(span -> new Located<>("string", span)));
    if (type.isEmpty() && fields.node("type").isEmpty() && !isMisspelt(fields)) {
      found.add(
          SpecRule.MISSING_FIELD
              .at(name.span(), "`" + name.value() + "` has no `type`")
              .withHelp("add `type`, or `one-of` with the allowed values"));
    }
    return type.map(t -> attribute(name, t, fields));
  }

  /** A field close to {@code type} is reported as unknown already: one mistake, one message. */
  private static boolean isMisspelt(Fields fields) {
    return fields.mapping().entries().stream()
        .anyMatch(e -> Nearest.to(e.key().text(), List.of("type", "one-of")).isPresent());
  }

  private AttributeSpec attribute(Located<String> name, Located<String> type, Fields fields) {
    boolean marked = type.value().endsWith("?");
    String word = marked ? type.value().substring(0, type.value().length() - 1) : type.value();
    return new AttributeSpec(
        name,
        new Located<>(word, type.span()),
        marked || fields.flag("optional").map(Located::value).orElse(false),
        fields.flag("immutable").map(Located::value).orElse(false),
        fields.texts("examples"),
        limits(fields),
        filling(fields),
        fields.text("description"));
  }

  private static AttributeSpec.Filling filling(Fields fields) {
    return new AttributeSpec.Filling(
        fields.text("default"), fields.text("normalise"), fields.text("generate"));
  }

  private AttributeSpec.Limits limits(Fields fields) {
    Optional<Located<String>> pattern = fields.text("pattern");
    pattern.ifPresent(this::checkPattern);
    Optional<Located<BigDecimal>> min = values.value(fields, "min", Quantities::number);
    Optional<Located<BigDecimal>> max = values.value(fields, "max", Quantities::number);
    if (min.isPresent() && max.isPresent() && min.get().value().compareTo(max.get().value()) > 0) {
      values.report(max.get().span(), "`max` is less than `min`");
    }
    return new AttributeSpec.Limits(
        values.distinct(fields, "one-of"),
        min,
        max,
        values.value(fields, "scale", Quantities::small),
        pattern);
  }

  private void checkPattern(Located<String> pattern) {
    try {
      Pattern.compile(pattern.value());
    } catch (PatternSyntaxException e) {
      found.add(
          SpecRule.BAD_VALUE.at(
              pattern.span(), "this is not a regular expression: " + e.getDescription()));
    }
  }

  List<UniqueSpec> unique(Fields kind) {
    List<UniqueSpec> uniques = new ArrayList<>();
    if (kind.node("unique").orElse(null) instanceof YamlNode.Sequence entries) {
      for (YamlNode item : entries.items()) {
        Fields fields = Fields.of(item);
        List<Located<String>> names =
            item instanceof YamlNode.Mapping ? fields.texts("of") : Fields.texts(item);
        values.checkDistinct(names);
        if (!names.isEmpty()) {
          uniques.add(new UniqueSpec(names, fields.flag("across-tenants"), item.span()));
        }
      }
    }
    return uniques;
  }

  Optional<VolumeSpec> volume(Fields kind) {
    Fields fields = kind.mapping("volume");
    return kind.key("volume")
        .map(
            span ->
                new VolumeSpec(
                    values.value(fields, "items", Quantities::whole),
                    values.value(fields, "item-size", Quantities::size),
                    values.value(fields, "writes", Quantities::rate),
                    values.value(fields, "growth", Quantities::growth),
                    per(fields.mapping("per")),
                    span));
  }

  private List<VolumeSpec.Per> per(Fields fields) {
    List<VolumeSpec.Per> all = new ArrayList<>();
    for (YamlNode.Entry entry : fields.mapping().entries()) {
      Optional<Located<String>> text = Fields.located(entry.value());
      text.flatMap(t -> per(Fields.name(entry.key()), t)).ifPresent(all::add);
    }
    return all;
  }

  private Optional<VolumeSpec.Per> per(Located<String> kind, Located<String> range) {
    String[] ends = range.value().split("\\.\\.", -1);
    Optional<Long> typical = Quantities.whole(ends[0]);
    Optional<Long> largest = Quantities.whole(ends[ends.length - 1]);
    if (typical.isEmpty() || largest.isEmpty()) {
      values.reportOnce(range.span(), "`" + range.value() + "` is out of range");
      return Optional.empty();
    }
    if (typical.get() > largest.get()) {
      values.report(range.span(), "`" + range.value() + "` has a typical number above the largest");
      return Optional.empty();
    }
    return Optional.of(new VolumeSpec.Per(kind, typical.get(), largest.get()));
  }
}
