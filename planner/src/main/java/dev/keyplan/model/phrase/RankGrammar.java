package dev.keyplan.model.phrase;

import static dev.keyplan.model.phrase.Part.either;
import static dev.keyplan.model.phrase.PhraseWords.anyOf;
import static dev.keyplan.model.phrase.PhraseWords.count;
import static dev.keyplan.model.phrase.PhraseWords.phrase;

import java.util.OptionalInt;

/** The rule {@code rank} of {@link PhraseGrammar}: newest, oldest, first, and how many. */
final class RankGrammar {

  private RankGrammar() {}

  static Part<Edit> rank() {
    Part<Edit> first = phrase("first").then(f -> count()).map(RankGrammar::limit);
    Part<Edit> before = count().then(n -> age().map(age -> age.then(limit(n))));
    Part<Edit> after = age().then(age -> count().map(n -> age.then(limit(n))));
    return either(first, before, after, age());
  }

  static Part<Edit> age() {
    return either(
        anyOf(PhraseWords.NEWEST).placed((w, span) -> ClauseGrammar.byTime(true, span)),
        phrase("oldest").placed((w, span) -> ClauseGrammar.byTime(false, span)));
  }

  static Edit limit(int n) {
    return draft -> draft.withLimit(OptionalInt.of(n));
  }
}
