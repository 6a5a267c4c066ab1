package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.phrase.PatternDraft;
import dev.keyplan.model.phrase.PhraseParser;
import dev.keyplan.model.phrase.PhraseReading;
import dev.keyplan.source.Located;
import dev.keyplan.spec.AccessPatternSpec;
import dev.keyplan.spec.AccessPatternSpec.Verb;
import dev.keyplan.spec.PhraseSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The structured form of an entry of {@code access-patterns}, from its phrase and the fields beside
 * it.
 */
final class PatternDrafts {

  private final Declarations declarations;
  private final Nouns nouns;
  private final PhraseParser parser;
  private final List<Diagnostic> problems;

  PatternDrafts(Declarations declarations, Nouns nouns, List<Diagnostic> problems) {
    this.declarations = declarations;
    this.nouns = nouns;
    this.parser = new PhraseParser(nouns.all());
    this.problems = problems;
  }

  /** Every reading; none where a problem is reported or where the phrase is about a broken kind. */
  List<PatternDraft> of(AccessPatternSpec pattern) {
    List<PatternDraft> readings = new ArrayList<>();
    pattern.main().ifPresent(m -> readings.add(PatternDraft.of(m.verb(), m.kind())));
    pattern.phrase().ifPresent(p -> readings.addAll(read(p)));
    if (!readings.isEmpty()
        && (!saysOnce(readings.get(0), pattern) || !isAnswerable(readings.get(0), pattern))) {
      return List.of();
    }
    return readings.stream().map(r -> together(r, pattern)).toList();
  }

  private List<PatternDraft> read(PhraseSpec phrase) {
    PhraseReading reading = parser.read(phrase);
    reading
        .misread()
        // The first word is no noun: it is wrong whatever the kinds are.
        .filter(m -> m.understood().isEmpty() || !namesBrokenKind(phrase))
        .ifPresent(
            m -> {
              problems.add(
                  ModelProblem.misread(
                      m,
                      "{%s: %s, by: [...]}"
                          .formatted(verb(phrase).word(), m.noun().orElse("KIND"))));
            });
    return reading.drafts();
  }

  /** The verb of the structured form, by the phrase's first word. */
  private static Verb verb(PhraseSpec phrase) {
    String text = phrase.text().strip().toLowerCase(java.util.Locale.ROOT);
    return text.startsWith("list") || text.startsWith("show")
        ? Verb.LIST
        : text.startsWith("count") ? Verb.COUNT : Verb.GET;
  }

  private boolean namesBrokenKind(PhraseSpec phrase) {
    if (!declarations.anyBroken()) {
      return false;
    }
    Set<String> words =
        phrase.words().stream()
            .map(w -> Declarations.fold(w.value()).replaceAll("[,'_-]", ""))
            .collect(Collectors.toSet());
    return declarations.all().stream()
        .map(k -> k.name().value())
        .filter(declarations::isBroken)
        .map(k -> java.util.Objects.requireNonNull(nouns.inFull().get(k)))
        .anyMatch(n -> isAmong(n.singular(), words) || isAmong(n.plural(), words));
  }

  private static boolean isAmong(List<String> noun, Set<String> words) {
    return words.containsAll(noun) || words.contains(String.join("", noun));
  }

  /** Fields beside a phrase add to it; none may repeat it. */
  private boolean saysOnce(PatternDraft draft, AccessPatternSpec pattern) {
    int before = problems.size();
    List<String> by = new ArrayList<>(draft.by().stream().map(Located::value).toList());
    pattern.by().forEach(b -> once(b, by));
    List<String> with = new ArrayList<>(draft.with().stream().map(Located::value).toList());
    pattern.with().forEach(w -> once(w, with));
    if (!draft.orderBy().isEmpty() && !pattern.orderBy().isEmpty()) {
      problems.add(
          ModelProblem.saidTwice(pattern.orderBy().get(0).attribute().span(), "the order"));
    }
    pattern
        .options()
        .limit()
        .filter(l -> draft.limit().isPresent())
        .ifPresent(l -> problems.add(ModelProblem.saidTwice(l.span(), "the limit")));
    return problems.size() == before;
  }

  /** A number has no order, no pages and nothing beside it. */
  private boolean isAnswerable(PatternDraft draft, AccessPatternSpec pattern) {
    int before = problems.size();
    if (draft.verb().value() == Verb.COUNT) {
      pattern.orderBy().stream()
          .findFirst()
          .ifPresent(o -> problems.add(ModelProblem.ofCount(o.attribute().span(), "order-by")));
      pattern
          .options()
          .limit()
          .ifPresent(l -> problems.add(ModelProblem.ofCount(l.span(), "limit")));
      pattern.with().stream()
          .findFirst()
          .ifPresent(w -> problems.add(ModelProblem.ofCount(w.span(), "with")));
    }
    return problems.size() == before;
  }

  private void once(Located<String> entry, List<String> said) {
    if (said.contains(entry.value())) {
      problems.add(ModelProblem.saidTwice(entry.span(), "`" + entry.value() + "`"));
    }
    said.add(entry.value());
  }

  private static PatternDraft together(PatternDraft draft, AccessPatternSpec pattern) {
    OptionalInt limit =
        pattern.options().limit().map(l -> OptionalInt.of(l.value())).orElse(draft.limit());
    Optional<Located<String>> via = pattern.via();
    return draft
        .plusBy(pattern.by())
        .withVia(via)
        .plusWhere(
            pattern.where().stream()
                .map(
                    w ->
                        new PatternDraft.Condition(
                            Optional.of(w.attribute()),
                            w.comparison().value(),
                            w.values(),
                            w.attribute().span()))
                .toList())
        .plusWith(pattern.with())
        .plusOrderBy(
            pattern.orderBy().stream()
                .map(
                    o ->
                        new PatternDraft.Order(
                            Optional.of(o.attribute()), o.descending(), o.attribute().span()))
                .toList())
        .withLimit(limit);
  }
}
