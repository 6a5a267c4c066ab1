package dev.keyplan.spec;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.source.YamlNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The fields of a mapping as the readers want them. A field of another shape than asked for is as
 * if absent: the schema's check has reported it, and nothing is read from a spec with a finding.
 */
record Fields(YamlNode.Mapping mapping) {

  /** The mapping at a node, or none at all. */
  static Fields of(YamlNode node) {
    return new Fields(
        node.match(
            s -> new YamlNode.Mapping(List.of(), s.span()),
            m -> m,
            s -> new YamlNode.Mapping(List.of(), s.span()),
            u -> new YamlNode.Mapping(List.of(), u.span())));
  }

  Optional<YamlNode> node(String field) {
    return mapping.entry(field).map(YamlNode.Entry::value);
  }

  /** The place of the field's name. */
  Optional<Span> key(String field) {
    return mapping.entry(field).map(e -> e.key().span());
  }

  Fields mapping(String field) {
    return node(field)
        .map(Fields::of)
        .orElse(new Fields(new YamlNode.Mapping(List.of(), mapping.span())));
  }

  Optional<Located<String>> text(String field) {
    return node(field).flatMap(Fields::located);
  }

  Optional<Located<Boolean>> flag(String field) {
    return text(field).map(t -> new Located<>(t.value().equals("true"), t.span()));
  }

  /** A value that is read from its text; absent where the text is no such value. */
  <T> Optional<Located<T>> value(String field, Function<String, Optional<T>> reading) {
    return text(field).flatMap(t -> reading.apply(t.value()).map(v -> new Located<>(v, t.span())));
  }

  /** The texts of a list, or of the one text that stands in its place. */
  List<Located<String>> texts(String field) {
    return node(field).map(Fields::texts).orElse(List.of());
  }

  static List<Located<String>> texts(YamlNode node) {
    return node.match(
        s -> located(s).stream().toList(),
        m -> List.of(),
        s -> s.items().stream().flatMap(i -> located(i).stream()).toList(),
        u -> List.of());
  }

  static Optional<Located<String>> located(YamlNode node) {
    return node instanceof YamlNode.Scalar s
        ? Optional.of(new Located<>(s.text(), s.span()))
        : Optional.empty();
  }

  static Located<String> name(YamlNode.Scalar key) {
    return new Located<>(key.text(), key.span());
  }
}
