package dev.keyplan.pack;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.source.YamlNode;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads fields of a mapping and reports what does not fit; it never stops at the first. */
final class PackFields {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,62}");
  private static final Pattern VARIABLE = Pattern.compile("[a-z][A-Za-z0-9]*");

  private final List<Diagnostic> diagnostics;

  PackFields(List<Diagnostic> diagnostics) {
    this.diagnostics = diagnostics;
  }

  Optional<YamlNode.Mapping> mapping(YamlNode node, List<String> known) {
    Optional<YamlNode.Mapping> mapping =
        node.match(
            s -> Optional.empty(), Optional::of, s -> Optional.empty(), u -> Optional.empty());
    if (mapping.isEmpty()) {
      expected("a mapping", node);
    }
    mapping.ifPresent(m -> m.entries().forEach(e -> requireKnown(e.key(), known)));
    return mapping;
  }

  private void requireKnown(YamlNode.Scalar key, List<String> known) {
    if (!known.contains(key.text())) {
      report(key.span(), "`" + key.text() + "` is not a field here", listed(known));
    }
  }

  Optional<Located<String>> text(YamlNode.Mapping mapping, String field) {
    return mapping.entry(field).flatMap(e -> scalar(e.value()));
  }

  Optional<Located<String>> required(YamlNode.Mapping mapping, String field) {
    if (mapping.entry(field).isEmpty()) {
      diagnostics.add(
          PackRule.PACK_SHAPE.at(mapping.span(), "the field `" + field + "` is missing"));
    }
    return text(mapping, field);
  }

  Optional<Located<String>> scalar(YamlNode node) {
    Optional<Located<String>> text =
        node.match(
            s -> Optional.of(new Located<>(s.text(), s.span())),
            m -> Optional.empty(),
            s -> Optional.empty(),
            u -> Optional.empty());
    if (text.isEmpty()) {
      expected("a text", node);
    }
    return text;
  }

  boolean flag(YamlNode.Mapping mapping, String field) {
    return text(mapping, field)
        .flatMap(w -> oneOf(w, List.of("true", "false")))
        .map("true"::equals)
        .orElse(false);
  }

  /** A name of lower-case words; a pack's is a folder's too, so it can be nothing else. */
  Optional<String> name(Located<String> word) {
    return matching(
        word, NAME, "a name is lower-case letters, digits and `-`, and begins with a letter");
  }

  /** A name that a template can use. */
  Optional<String> variable(Located<String> word) {
    return matching(
        word, VARIABLE, "a template's name is letters and digits, and begins with a small letter");
  }

  private Optional<String> matching(Located<String> word, Pattern pattern, String help) {
    if (pattern.matcher(word.value()).matches()) {
      return Optional.of(word.value());
    }
    report(word.span(), "`" + word.value() + "` cannot be a name here", help);
    return Optional.empty();
  }

  Optional<String> oneOf(Located<String> word, List<String> known) {
    if (known.contains(word.value())) {
      return Optional.of(word.value());
    }
    report(word.span(), "`" + word.value() + "` is not known here", listed(known));
    return Optional.empty();
  }

  List<YamlNode> list(YamlNode.Mapping mapping, String field) {
    return mapping.entry(field).map(e -> list(e.value())).orElse(List.of());
  }

  private List<YamlNode> list(YamlNode node) {
    Optional<YamlNode.Sequence> sequence =
        node.match(
            s -> Optional.empty(), m -> Optional.empty(), Optional::of, u -> Optional.empty());
    if (sequence.isEmpty()) {
      expected("a list", node);
    }
    return sequence.map(YamlNode.Sequence::items).orElse(List.of());
  }

  List<YamlNode.Entry> entries(YamlNode.Mapping mapping, String field) {
    Optional<YamlNode> node = mapping.entry(field).map(YamlNode.Entry::value);
    if (node.isEmpty()) {
      return List.of();
    }
    Optional<YamlNode.Mapping> inner =
        node.get()
            .match(
                s -> Optional.empty(), Optional::of, s -> Optional.empty(), u -> Optional.empty());
    if (inner.isEmpty()) {
      expected("a mapping", node.get());
    }
    return inner.map(YamlNode.Mapping::entries).orElse(List.of());
  }

  private void expected(String wanted, YamlNode node) {
    boolean reportedAlready = node.match(s -> false, m -> false, s -> false, u -> true);
    if (!reportedAlready) {
      String message = "here stands " + PackReader.nameOf(node) + " where " + wanted + " is needed";
      diagnostics.add(PackRule.PACK_SHAPE.at(node.span(), message));
    }
  }

  private void report(Span span, String message, String help) {
    diagnostics.add(PackRule.PACK_SHAPE.at(span, message).withHelp(help));
  }

  private static String listed(List<String> known) {
    return "known are " + known.stream().map(k -> "`" + k + "`").collect(Collectors.joining(", "));
  }
}
