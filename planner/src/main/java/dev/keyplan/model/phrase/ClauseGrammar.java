package dev.keyplan.model.phrase;

import static dev.keyplan.model.phrase.Part.either;
import static dev.keyplan.model.phrase.Part.nothing;
import static dev.keyplan.model.phrase.PhraseGrammar.and;
import static dev.keyplan.model.phrase.PhraseWords.anyOf;
import static dev.keyplan.model.phrase.PhraseWords.count;
import static dev.keyplan.model.phrase.PhraseWords.longest;
import static dev.keyplan.model.phrase.PhraseWords.phrase;

import dev.keyplan.model.NameWords;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.AccessPatternSpec.Comparison;
import java.util.List;
import java.util.Optional;

/**
 * The clauses after the scope, for one main noun:
 *
 * <pre>
 * with   = ("with" ["its" | "their"] | "and its" | "and their") [rank] nouns {"and" [rank] nouns}
 * when   = ("where" | "whose" | "with") cond {"and" cond} | dates
 * cond   = attr ["is"] | attr ["is" | "="] value {"or" value} | attr ["is"] "one of" | attr "is" ("present" | "absent")
 *        | attr ["is"] OP [bound]
 * dates  = ("between" | "after" | "since" | "before" | "until") bound | "in date range"
 * OP     = "between" | "at least" | "since" | "at most" | "until" | "above" | "after" | "below" | "before"
 *        | "starting with" | "starts with"
 * bound  = "date" | "time" | "two dates" | "two times" | "from and to" | value ["and" value]
 * value  = a number, a date, true, false, an allowed value of a one-of, or a text in 'single quotes'
 * order  = "sorted by" attr ["ascending" | "descending"] {"and" attr [...]} | "newest first" | "oldest first"
 * </pre>
 */
final class ClauseGrammar {

  private final Noun main;
  private final NounIndex nouns;

  ClauseGrammar(Noun main, NounIndex nouns) {
    this.main = main;
    this.nouns = nouns;
  }

  static Edit byTime(boolean newestFirst, Span span) {
    return draft ->
        draft.plusOrderBy(List.of(new PatternDraft.Order(Optional.empty(), newestFirst, span)));
  }

  /** A noun in full stands anywhere, a shortened one beside the noun that it leaves out. */
  boolean standsBeside(Noun noun) {
    return !noun.isShortened() || noun.beside().contains(main.kind());
  }

  Part<Located<String>> attribute() {
    return longest(
        (words, from) ->
            main.attributes().stream()
                .flatMap(
                    a ->
                        PhraseWords.name(NameWords.of(a).stream().map(Word::fold).toList(), a)
                            .<Located<String>>placed(Located::new)
                            .at(words, from)
                            .stream())
                .toList());
  }

  Part<Edit> byAttribute(boolean descending) {
    return phrase("by")
        .then(by -> attribute())
        .map(
            a ->
                draft ->
                    draft.plusOrderBy(
                        List.of(new PatternDraft.Order(Optional.of(a), descending, a.span()))));
  }

  Part<Edit> with() {
    Part<Edit> ranked = ranked().then(rank -> related().map(rank::then));
    return anyOf(PhraseWords.WITH_THEIR)
        .then(w -> either(related(), ranked).separatedBy(and()))
        .map(Edit::all);
  }

  /** A number of related items, or only the newest: known, and not planned yet. */
  private static Part<Edit> ranked() {
    Part<String> age = anyOf(List.of("newest", "latest", "most recent", "recent", "oldest"));
    Part<String> numbered =
        either(
            count().then(n -> age),
            age.then(a -> either(nothing(1), count()).map(n -> a)),
            phrase("first").then(f -> count().map(n -> f)));
    return numbered.written().map(ClauseGrammar::unplanned);
  }

  private Part<Edit> related() {
    return nouns
        .either(this::standsBeside)
        .map(
            noun ->
                draft -> draft.plusWith(List.of(new Located<>(noun.value().name(), noun.span()))));
  }

  Part<Edit> when() {
    Part<Edit> conditions =
        anyOf(PhraseWords.WHEN).then(w -> condition().separatedBy(and())).map(Edit::all);
    return either(conditions, dates());
  }

  private Part<Edit> condition() {
    return attribute().then(a -> either(given(a), compared(a), fixed(a), oneOf(a), presence(a)));
  }

  private static Part<String> is() {
    return either(nothing(""), phrase("is"));
  }

  private static Part<Edit> given(Located<String> attribute) {
    return is().map(i -> where(Optional.of(attribute), Comparison.GIVEN, attribute.span()));
  }

  private Part<Edit> compared(Located<String> attribute) {
    return is().then(i -> comparison(PhraseWords.OPERATORS, Optional.of(attribute), true));
  }

  private Part<Edit> fixed(Located<String> attribute) {
    Part<Edit> one =
        valueOf(attribute.value())
            .<Edit>placed(
                (value, span) ->
                    draft -> draft.plusWhere(List.of(is(attribute, new Located<>(value, span)))));
    Part<Edit> several =
        value()
            .then(v -> phrase("or"))
            .then(or -> value().separatedBy(phrase("or")))
            .written()
            .map(ClauseGrammar::unplanned)
            .map(
                edit ->
                    where(Optional.of(attribute), Comparison.GIVEN, attribute.span()).then(edit));
    return either(nothing(""), phrase("is"), phrase("=")).then(i -> either(one, several));
  }

  /** The attribute has that value. */
  static PatternDraft.Condition is(Located<String> attribute, Located<String> value) {
    return new PatternDraft.Condition(
        Optional.of(attribute), Comparison.IS, List.of(value), value.span());
  }

  private static Part<Edit> oneOf(Located<String> attribute) {
    return is().then(i -> phrase("one of"))
        .written()
        .map(ClauseGrammar::unplanned)
        .map(edit -> where(Optional.of(attribute), Comparison.GIVEN, attribute.span()).then(edit));
  }

  private static Part<Edit> presence(Located<String> attribute) {
    return phrase("is")
        .then(
            i ->
                either(
                    phrase("present").map(w -> Comparison.PRESENT),
                    phrase("absent").map(w -> Comparison.ABSENT)))
        .map(c -> where(Optional.of(attribute), c, attribute.span()));
  }

  private Part<Edit> dates() {
    Part<Edit> range =
        phrase("in date range")
            .placed((w, span) -> where(Optional.empty(), Comparison.BETWEEN, span));
    return either(range, comparison(PhraseWords.DATE_OPERATORS, Optional.empty(), false));
  }

  private Part<Edit> comparison(
      List<PhraseWords.Operator> operators, Optional<Located<String>> attribute, boolean bare) {
    return (words, from) ->
        operators.stream()
            .flatMap(
                o ->
                    phrase(o.word())
                        .<Edit>placed(
                            (w, span) ->
                                where(
                                    attribute,
                                    o.comparison(),
                                    attribute.map(Located::span).orElse(span)))
                        .then(edit -> bound(o.comparison(), bare).map(edit::then))
                        .at(words, from)
                        .stream())
            .toList();
  }

  private Part<Edit> bound(Comparison comparison, boolean mayLack) {
    boolean two = comparison == Comparison.BETWEEN;
    Part<Edit> given =
        anyOf(two ? List.of("two dates", "two times", "from and to") : List.of("date", "time"))
            .map(w -> Edit.NONE);
    Part<String> values = two ? value().then(low -> phrase("and").then(a -> value())) : value();
    Part<Edit> fixed = values.written().map(ClauseGrammar::unplanned);
    return mayLack ? either(nothing(Edit.NONE), given, fixed) : either(given, fixed);
  }

  private Part<String> value() {
    return (words, from) ->
        either(PhraseWords.literal(), allowedValue()).at(words, from).stream().distinct().toList();
  }

  /** A literal, or an allowed value of that attribute, in its words or as it is written. */
  private Part<String> valueOf(String attribute) {
    Part<String> allowed =
        (words, from) ->
            main.adjectives().stream()
                .filter(a -> a.attribute().equals(attribute) && !a.isFlag())
                .flatMap(
                    a ->
                        PhraseWords.name(a.words(), String.join(" ", a.words()))
                            .map(w -> a.value())
                            .at(words, from)
                            .stream())
                .toList();
    return (words, from) ->
        either(allowed, PhraseWords.literal()).at(words, from).stream().distinct().toList();
  }

  private Part<String> allowedValue() {
    return (words, from) ->
        main.adjectives().stream()
            .flatMap(
                a ->
                    PhraseWords.name(a.words(), String.join(" ", a.words()))
                        .at(words, from)
                        .stream())
            .toList();
  }

  Part<Edit> order() {
    Part<Edit> sorted =
        phrase("sorted by").then(s -> sortedAttribute().separatedBy(and())).map(Edit::all);
    return either(
        sorted,
        phrase("newest first").placed((w, span) -> byTime(true, span)),
        phrase("oldest first").placed((w, span) -> byTime(false, span)));
  }

  private Part<Edit> sortedAttribute() {
    Part<Boolean> descending =
        either(
            nothing(false),
            phrase("ascending").map(w -> false),
            phrase("descending").map(w -> true));
    return attribute()
        .then(
            a ->
                descending.map(
                    d ->
                        draft ->
                            draft.plusOrderBy(
                                List.of(new PatternDraft.Order(Optional.of(a), d, a.span())))));
  }

  private static Edit where(Optional<Located<String>> attribute, Comparison comparison, Span span) {
    return draft ->
        draft.plusWhere(
            List.of(new PatternDraft.Condition(attribute, comparison, List.of(), span)));
  }

  private static Edit unplanned(Located<String> words) {
    return draft -> draft.plusUnplanned(List.of(words));
  }
}
