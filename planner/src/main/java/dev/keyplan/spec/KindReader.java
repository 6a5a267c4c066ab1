package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.source.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads {@code entities} and {@code relations}. */
final class KindReader {

  private static final List<String> EDGE_FIELDS =
      List.of("attributes", "key", "unique", "prefix", "plural", "volume", "store");

  private final List<Diagnostic> found;
  private final CheckedValues values;
  private final AttributeReader attributes;

  KindReader(List<Diagnostic> found) {
    this.found = found;
    this.values = new CheckedValues(found);
    this.attributes = new AttributeReader(found);
  }

  List<EntitySpec> entities(Fields root) {
    return root.mapping("entities").mapping().entries().stream().map(this::entity).toList();
  }

  private EntitySpec entity(YamlNode.Entry entry) {
    Fields fields = Fields.of(entry.value());
    return new EntitySpec(
        Fields.name(entry.key()),
        fields.text("within").or(() -> fields.mapping("within").text("parent")),
        values.distinct(fields, "key"),
        fields.text("prefix"),
        fields.text("plural"),
        attributes.attributes(fields),
        attributes.unique(fields),
        life(fields),
        attributes.volume(fields),
        fields.flag("across-tenants"),
        fields.text("description"));
  }

  List<RelationSpec> relations(Fields root) {
    List<RelationSpec> relations = new ArrayList<>();
    for (YamlNode.Entry entry : root.mapping("relations").mapping().entries()) {
      relation(Fields.name(entry.key()), Fields.of(entry.value())).ifPresent(relations::add);
    }
    return relations;
  }

  private Optional<RelationSpec> relation(Located<String> name, Fields fields) {
    Optional<Located<RelationSpec.Form>> form = form(name, fields);
    if (form.isEmpty()) {
      return Optional.empty();
    }
    List<RelationSpec.EndSpec> ends =
        fields.texts(form.get().value().word()).stream().map(KindReader::end).toList();
    if (ends.size() != 2) {
      return Optional.empty();
    }
    if (form.get().value() != RelationSpec.Form.MANY_TO_MANY) {
      refuseEdgeFields(fields, form.get().value().word());
    }
    return Optional.of(
        new RelationSpec(
            name, form.get(), ends.get(0), ends.get(1), edge(fields), fields.text("description")));
  }

  private Optional<Located<RelationSpec.Form>> form(Located<String> name, Fields fields) {
    List<Located<RelationSpec.Form>> forms = new ArrayList<>();
    for (RelationSpec.Form form : RelationSpec.Form.values()) {
      fields.key(form.word()).ifPresent(span -> forms.add(new Located<>(form, span)));
    }
    if (forms.isEmpty() && !isMisspelt(fields)) {
      found.add(
          SpecRule.MISSING_FIELD
              .at(name.span(), "`" + name.value() + "` does not say which kinds it joins")
              .withHelp("add `one-to-many`, `one-to-one` or `many-to-many` with two ends"));
    }
    if (forms.size() > 1) {
      found.add(
          SpecRule.FIELDS_CONFLICT
              .at(forms.get(1).span(), "a relation has one of these three, not two")
              .alsoAt(forms.get(0).span(), "the first is here"));
    }
    return forms.size() == 1 ? Optional.of(forms.get(0)) : Optional.empty();
  }

  /** A field close to one of the forms is reported as unknown already. */
  private static boolean isMisspelt(Fields fields) {
    List<String> forms =
        Stream.of(RelationSpec.Form.values()).map(RelationSpec.Form::word).toList();
    return fields.mapping().entries().stream()
        .anyMatch(e -> Nearest.to(e.key().text(), forms).isPresent());
  }

  private void refuseEdgeFields(Fields fields, String form) {
    for (String field : EDGE_FIELDS) {
      fields
          .key(field)
          .ifPresent(
              span ->
                  found.add(
                      SpecRule.FIELD_DOES_NOT_APPLY
                          .at(span, "`" + field + "` has no meaning on a `" + form + "` relation")
                          .withHelp("declare it on the second end, which holds the reference")));
    }
  }

  private static RelationSpec.EndSpec end(Located<String> text) {
    String value = text.value();
    int blank = value.indexOf(' ');
    if (blank < 0) {
      return new RelationSpec.EndSpec(text, Optional.empty(), text.span());
    }
    String role = value.substring(value.lastIndexOf(' ') + 1);
    boolean plain = text.span().length() == value.length();
    return new RelationSpec.EndSpec(
        new Located<>(value.substring(0, blank), part(text.span(), 0, blank, plain)),
        Optional.of(
            new Located<>(
                role, part(text.span(), value.length() - role.length(), role.length(), plain))),
        text.span());
  }

  private static Span part(Span whole, int from, int length, boolean plain) {
    return plain ? new Span(whole.file(), whole.line(), whole.column() + from, length) : whole;
  }

  private RelationSpec.EdgeSpec edge(Fields fields) {
    return new RelationSpec.EdgeSpec(
        values.distinct(fields, "key"),
        fields.text("prefix"),
        fields.text("plural"),
        attributes.attributes(fields),
        attributes.unique(fields),
        life(fields),
        attributes.volume(fields));
  }

  private static LifeSpec life(Fields fields) {
    return new LifeSpec(fields.text("ttl"), fields.text("version"));
  }
}
