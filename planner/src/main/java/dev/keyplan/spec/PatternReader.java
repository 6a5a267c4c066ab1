package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.source.YamlNode;
import dev.keyplan.spec.AccessPatternSpec.Comparison;
import dev.keyplan.spec.AccessPatternSpec.Condition;
import dev.keyplan.spec.AccessPatternSpec.Main;
import dev.keyplan.spec.AccessPatternSpec.Options;
import dev.keyplan.spec.AccessPatternSpec.Order;
import dev.keyplan.spec.AccessPatternSpec.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code access-patterns}. */
final class PatternReader {

  private static final List<String> SAYS_WHAT = List.of("say", "get", "list", "count", "write");

  private final List<Diagnostic> found;
  private final CheckedValues values;

  PatternReader(List<Diagnostic> found) {
    this.found = found;
    this.values = new CheckedValues(found);
  }

  List<AccessPatternSpec> patterns(Fields root) {
    List<AccessPatternSpec> patterns = new ArrayList<>();
    if (root.node("access-patterns").orElse(null) instanceof YamlNode.Sequence entries) {
      entries.items().forEach(item -> pattern(item).ifPresent(patterns::add));
    }
    return patterns;
  }

  private Optional<AccessPatternSpec> pattern(YamlNode node) {
    if (node instanceof YamlNode.Scalar scalar) {
      return Optional.of(of(Optional.of(phrase(scalar)), Optional.empty(), node));
    }
    Fields fields = Fields.of(node);
    Optional<PhraseSpec> phrase =
        fields.node("say").orElse(null) instanceof YamlNode.Scalar s
            ? Optional.of(phrase(s))
            : Optional.empty();
    List<Main> mains = mains(fields);
    return isOneThing(fields, phrase, mains)
        ? Optional.of(of(phrase, mains.stream().findFirst(), node))
        : Optional.empty();
  }

  private static PhraseSpec phrase(YamlNode.Scalar scalar) {
    return new PhraseSpec(scalar.text(), scalar.words(), scalar.span());
  }

  private static List<Main> mains(Fields fields) {
    List<Main> mains = new ArrayList<>();
    for (Verb verb : Verb.values()) {
      String field = verb.word();
      Optional<Span> key = fields.key(field);
      Optional<Located<String>> kind = fields.text(field);
      if (key.isPresent() && kind.isPresent()) {
        mains.add(new Main(new Located<>(verb, key.get()), kind.get()));
      }
    }
    return mains;
  }

  private boolean isOneThing(Fields fields, Optional<PhraseSpec> phrase, List<Main> mains) {
    int things = mains.size() + (phrase.isPresent() ? 1 : 0);
    if (things > 1) {
      Span second = mains.get(mains.size() - 1).verb().span();
      found.add(
          SpecRule.FIELDS_CONFLICT
              .at(second, "a pattern has one of `say`, `get`, `list` and `count`, not two")
              .withHelp("make two patterns of it"));
    }
    boolean otherwiseSaid =
        fields.mapping().entries().stream()
            .anyMatch(e -> SAYS_WHAT.contains(e.key().text()) || isMisspelt(e.key().text()));
    if (things == 0 && !otherwiseSaid && !fields.mapping().entries().isEmpty()) {
      found.add(
          SpecRule.MISSING_FIELD
              .at(
                  fields.mapping().entries().get(0).key().span(),
                  "this pattern does not say what it reads")
              .withHelp("add `say` with a phrase, or `get`, `list` or `count` with a kind"));
    }
    return things == 1;
  }

  /** A field close to one of these is reported as unknown already. */
  private static boolean isMisspelt(String field) {
    return Nearest.to(field, SAYS_WHAT).isPresent() && !field.equals("name");
  }

  private AccessPatternSpec of(Optional<PhraseSpec> phrase, Optional<Main> main, YamlNode node) {
    Fields fields = Fields.of(node);
    return new AccessPatternSpec(
        phrase,
        main,
        values.distinct(fields, "by"),
        fields.text("via"),
        conditions(fields.mapping("where")),
        values.distinct(fields, "with"),
        fields.texts("order-by").stream().map(PatternReader::order).toList(),
        new Options(
            fields.text("name"),
            values.value(fields, "limit", Quantities::small),
            fields.flag("consistent"),
            fields.flag("across-tenants"),
            fields.text("description")),
        phrase.map(PhraseSpec::span).orElse(start(node)));
  }

  private static Span start(YamlNode node) {
    return node instanceof YamlNode.Mapping m && !m.entries().isEmpty()
        ? m.entries().get(0).key().span()
        : node.span();
  }

  private static List<Condition> conditions(Fields where) {
    List<Condition> conditions = new ArrayList<>();
    for (YamlNode.Entry entry : where.mapping().entries()) {
      Fields.located(entry.value())
          .flatMap(word -> comparison(word))
          .ifPresent(c -> conditions.add(new Condition(Fields.name(entry.key()), c, List.of())));
      for (YamlNode.Entry fixed : Fields.of(entry.value()).mapping().entries()) {
        comparison(Fields.name(fixed.key()))
            .ifPresent(
                c ->
                    conditions.add(
                        new Condition(Fields.name(entry.key()), c, Fields.texts(fixed.value()))));
      }
    }
    return conditions;
  }

  private static Optional<Located<Comparison>> comparison(Located<String> word) {
    for (Comparison comparison : Comparison.values()) {
      if (comparison.word().equals(word.value())) {
        return Optional.of(new Located<>(comparison, word.span()));
      }
    }
    return Optional.empty();
  }

  private static Order order(Located<String> text) {
    int blank = text.value().indexOf(' ');
    if (blank < 0) {
      return new Order(text, false);
    }
    Span whole = text.span();
    boolean plain = whole.length() == text.value().length();
    Span name = plain ? new Span(whole.file(), whole.line(), whole.column(), blank) : whole;
    return new Order(
        new Located<>(text.value().substring(0, blank), name), text.value().endsWith(" desc"));
  }
}
