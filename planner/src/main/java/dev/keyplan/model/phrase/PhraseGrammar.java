package dev.keyplan.model.phrase;

import static dev.keyplan.model.phrase.Part.either;
import static dev.keyplan.model.phrase.Part.nothing;
import static dev.keyplan.model.phrase.Part.sequence;
import static dev.keyplan.model.phrase.PhraseWords.anyOf;
import static dev.keyplan.model.phrase.PhraseWords.count;
import static dev.keyplan.model.phrase.PhraseWords.phrase;

import dev.keyplan.source.Located;
import dev.keyplan.spec.AccessPatternSpec.Verb;
import java.util.List;

/**
 * The grammar of phrases from their beginning to the scope; {@link ClauseGrammar} has the clauses
 * that follow. Each method is one rule, in the notation's order:
 *
 * <pre>
 * phrase = GET [rank] one [scope] [with] [when] [order]
 *        | (LIST ["all"] | GET ["all"]) [rank] {adj} many [scope] [with] [when] [order]
 *        | (LIST | GET) ("top" | "bottom") N {adj} many [scope] [when] "by" attr
 *        | "count" ["all"] {adj} many [scope] [when]
 * rank   = ("latest" | "newest" | "most recent" | "recent" | "oldest") with N before or after it, or none | "first" N
 * adj    = an allowed value of a one-of attribute | a boolean attribute, its "is" left out
 * scope  = {("of" | "for" | "in" | "from" | "on" | "by") term {"and" term}}
 * term   = ["its" | "their"] (end | attr | "id")
 * </pre>
 */
final class PhraseGrammar {

  private final NounIndex nouns;
  private final WordIndex<List<String>> adjectives = new WordIndex<>();

  PhraseGrammar(List<Noun> nouns) {
    this.nouns = new NounIndex(nouns);
    nouns.stream()
        .flatMap(n -> n.adjectives().stream())
        .map(Noun.Adjective::words)
        .distinct()
        .forEach(a -> adjectives.add(a, a));
  }

  /** Every reading of the whole phrase. */
  Part<PatternDraft> wholePhrase() {
    return either(get(), list(), top(), counting()).then(PhraseGrammar::end);
  }

  private static Part<PatternDraft> end(PatternDraft draft) {
    return (words, from) -> {
      if (from == words.size()) {
        return List.of(new Match<>(draft, from));
      }
      words.expected(from, new Words.Expected("", "the end of the phrase", from));
      return List.of();
    };
  }

  private Part<PatternDraft> get() {
    return verb(PhraseWords.GET, Verb.GET)
        .then(
            get ->
                RankGrammar.age()
                    .optional()
                    .then(
                        rank ->
                            one()
                                .then(
                                    noun ->
                                        rest(noun.value())
                                            .map(
                                                rest ->
                                                    draft(
                                                        get,
                                                        noun,
                                                        rank.orElse(Edit.NONE).then(rest))))));
  }

  private Part<PatternDraft> list() {
    Part<Located<Verb>> list = verb(PhraseWords.LIST, Verb.LIST);
    Part<Located<Verb>> read = verb(PhraseWords.GET, Verb.LIST);
    Part<String> all = phrase("all");
    return either(
        list.then(v -> all.optional().then(a -> listed(v, false))),
        read.then(v -> all.then(a -> listed(v, false))),
        read.then(v -> listed(v, true)));
  }

  /** After a verb that reads one item too, a noun whose plural is no other word means one item. */
  private Part<PatternDraft> listed(Located<Verb> verb, boolean variableOnly) {
    return RankGrammar.rank()
        .optional()
        .then(
            rank ->
                manyWithAdjectives(variableOnly)
                    .then(
                        many ->
                            rest(many.noun().value())
                                .map(
                                    rest ->
                                        draft(
                                            verb,
                                            many.noun(),
                                            rank.orElse(Edit.NONE)
                                                .then(many.adjectives())
                                                .then(rest)))));
  }

  private Part<PatternDraft> top() {
    return either(verb(PhraseWords.LIST, Verb.LIST), verb(PhraseWords.GET, Verb.LIST))
        .then(
            verb ->
                either(phrase("top").map(t -> true), phrase("bottom").map(b -> false))
                    .then(
                        top ->
                            count()
                                .then(
                                    n ->
                                        manyWithAdjectives(false)
                                            .then(many -> ranked(verb, top, n, many)))));
  }

  private Part<PatternDraft> ranked(Located<Verb> verb, boolean top, int n, Many many) {
    ClauseGrammar clauses = clauses(many.noun().value());
    return sequence(
            scope(many.noun().value()),
            optional(clauses.when()),
            optional(clauses.byAttribute(top)))
        .map(
            rest ->
                draft(verb, many.noun(), many.adjectives().then(RankGrammar.limit(n)).then(rest)))
        .then(
            d ->
                d.orderBy().isEmpty()
                    ? (words, from) -> {
                      words.expected(from, new Words.Expected("by", "by", from));
                      return List.of();
                    }
                    : nothing(d));
  }

  private Part<PatternDraft> counting() {
    return phrase("count")
        .written()
        .then(
            count ->
                phrase("all")
                    .optional()
                    .then(
                        all ->
                            manyWithAdjectives(false)
                                .then(
                                    many ->
                                        counted(new Located<>(Verb.COUNT, count.span()), many))));
  }

  private Part<PatternDraft> counted(Located<Verb> verb, Many many) {
    Noun noun = many.noun().value();
    return understood(noun, sequence(scope(noun), optional(clauses(noun).when())))
        .map(rest -> draft(verb, many.noun(), many.adjectives().then(rest)));
  }

  private static Part<Located<Verb>> verb(List<String> words, Verb meaning) {
    return anyOf(words).placed((word, span) -> new Located<>(meaning, span));
  }

  private static PatternDraft draft(Located<Verb> verb, Located<Noun> noun, Edit edit) {
    PatternDraft bare =
        PatternDraft.of(verb, new Located<>(noun.value().name(), noun.span()))
            .withBeside(noun.value().beside());
    return edit.apply(bare);
  }

  private Part<Located<Noun>> one() {
    return nouns.singular(n -> true);
  }

  private Part<Located<Noun>> many(boolean variableOnly) {
    return nouns.plural(n -> !(variableOnly && n.isInvariable()));
  }

  /** A noun in the plural and what its adjectives say. */
  private record Many(Located<Noun> noun, Edit adjectives) {}

  private Part<Many> manyWithAdjectives(boolean variableOnly) {
    return adjective()
        .repeated()
        .then(
            adjectives ->
                many(variableOnly)
                    .then(
                        noun ->
                            (words, from) ->
                                meanings(adjectives, noun.value()).stream()
                                    .map(edit -> new Match<>(new Many(noun, edit), from))
                                    .toList()));
  }

  /** Every way in which all the adjectives suit the noun: two attributes may allow one value. */
  private static List<Edit> meanings(List<Located<String>> adjectives, Noun noun) {
    List<Edit> all = List.of(Edit.NONE);
    for (Located<String> word : adjectives) {
      all =
          all.stream()
              .flatMap(
                  before ->
                      noun.adjectives().stream()
                          .filter(a -> String.join(" ", a.words()).equals(word.value()))
                          .map(a -> before.then(says(a, word))))
              .toList();
    }
    return all;
  }

  private static Edit says(Noun.Adjective adjective, Located<String> word) {
    Located<String> attribute = new Located<>(adjective.attribute(), word.span());
    Located<String> value = new Located<>(adjective.value(), word.span());
    return draft -> draft.plusWhere(List.of(ClauseGrammar.is(attribute, value)));
  }

  private Part<Located<String>> adjective() {
    return (words, from) ->
        adjectives.candidates(words, from).stream()
            .flatMap(
                a ->
                    PhraseWords.name(a, String.join(" ", a))
                        .<Located<String>>placed(Located::new)
                        .at(words, from)
                        .stream())
            .toList();
  }

  private Part<Edit> rest(Noun noun) {
    ClauseGrammar clauses = clauses(noun);
    return understood(
        noun,
        sequence(
            scope(noun),
            optional(clauses.with()),
            optional(clauses.when()),
            optional(clauses.order())));
  }

  /** What follows a main noun: the structured form of a mistake in it names that noun. */
  private static Part<Edit> understood(Noun noun, Part<Edit> rest) {
    return (words, from) -> {
      words.understood(noun.name());
      return rest.at(words, from);
    };
  }

  private ClauseGrammar clauses(Noun noun) {
    return new ClauseGrammar(noun, nouns);
  }

  static Part<Edit> optional(Part<Edit> part) {
    Part<Edit> afterComma = comma().then(c -> part);
    return either(part, afterComma, nothing(Edit.NONE));
  }

  /** A comma may stand before any part. */
  static Part<String> comma() {
    return phrase(",");
  }

  static Part<String> and() {
    return either(phrase("and"), comma(), comma().then(c -> phrase("and")));
  }

  private Part<Edit> scope(Noun noun) {
    Part<Edit> one =
        anyOf(PhraseWords.PREPOSITION)
            .then(p -> term(noun).separatedBy(and()))
            .map(terms -> draft -> draft.plusBy(terms));
    return either(one, comma().then(c -> one)).repeated().map(Edit::all);
  }

  private Part<Located<String>> term(Noun main) {
    ClauseGrammar clauses = clauses(main);
    Part<Located<String>> end =
        nouns.singular(clauses::standsBeside).map(l -> new Located<>(l.value().name(), l.span()));
    Part<Located<String>> id =
        main.id()
            .map(key -> phrase("id").<Located<String>>placed((w, span) -> new Located<>(key, span)))
            .orElse((words, from) -> List.of());
    return anyOf(List.of("its", "their"))
        .optional()
        .then(
            its ->
                either(
                    end,
                    clauses.attribute(),
                    main.attributes().contains("id") ? (words, from) -> List.of() : id));
  }
}
