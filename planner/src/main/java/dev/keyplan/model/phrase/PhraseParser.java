package dev.keyplan.model.phrase;

import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.PhraseSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads phrases with the nouns of one spec. */
public final class PhraseParser {

  /** Beyond this many words nothing is read, so that no text takes long. */
  private static final int MOST_WORDS = 200;

  private final List<Noun> nouns;
  private final Part<PatternDraft> phrase;

  public PhraseParser(List<Noun> nouns) {
    this.nouns = List.copyOf(nouns);
    this.phrase = new PhraseGrammar(nouns).wholePhrase();
  }

  /** Every reading of the phrase, or the place where it goes wrong. */
  public PhraseReading read(PhraseSpec written) {
    Words words = Words.of(written.words(), written.span());
    if (words.size() == 0 || words.size() > MOST_WORDS) {
      return nothing(
          new Misread(written.span(), Optional.empty(), "", Optional.empty(), List.of()));
    }
    Map<String, PatternDraft> readings = new LinkedHashMap<>();
    List<PatternDraft> misplaced = new ArrayList<>();
    for (Match<PatternDraft> match : phrase.at(words, 0)) {
      PatternDraft draft = match.value();
      if (standsBeside(draft)) {
        readings.putIfAbsent(draft.structured(), draft);
      } else {
        misplaced.add(draft);
      }
    }
    if (!readings.isEmpty()) {
      return new PhraseReading(List.copyOf(readings.values()), Optional.empty());
    }
    return nothing(
        misplaced.isEmpty() ? misread(words) : shortened(misplaced.get(0).noun(), words));
  }

  private static PhraseReading nothing(Misread misread) {
    return new PhraseReading(List.of(), Optional.of(misread));
  }

  /** A noun that leaves out its parent's name needs the parent in the scope. */
  private boolean standsBeside(PatternDraft draft) {
    return draft.beside().isEmpty()
        || draft.by().stream().anyMatch(b -> draft.beside().contains(kindOf(b.value())));
  }

  private String kindOf(String name) {
    return nouns.stream()
        .filter(n -> n.name().equals(name) && !n.isShortened())
        .map(Noun::kind)
        .findFirst()
        .orElse("");
  }

  private static Misread misread(Words words) {
    int at = words.furthest();
    Span span = words.span(at, at + 1);
    List<String> possible =
        words.expected().stream().map(Words.Expected::shown).distinct().limit(12).toList();
    if (!words.has(at)) {
      return new Misread(span, Optional.empty(), words.before(at), Optional.empty(), possible);
    }
    Word word = words.get(at);
    return new Misread(
        span,
        Optional.of(word.text()),
        words.before(at),
        nearest(word, words.expected()),
        possible);
  }

  private static Optional<String> nearest(Word word, List<Words.Expected> expected) {
    List<String> candidates = expected.stream().map(Words.Expected::word).toList();
    return Nearest.to(word.folded(), candidates)
        .flatMap(
            found ->
                expected.stream()
                    .filter(e -> e.word().equals(found))
                    .map(Words.Expected::shown)
                    .findFirst());
  }

  private static Misread shortened(Located<String> noun, Words words) {
    int at = 0;
    while (at < words.size()
        && !words.get(at).span().equals(noun.span())
        && words.get(at).span().compareTo(noun.span()) < 0) {
      at++;
    }
    String word = words.has(at) ? words.get(at).text() : noun.value();
    return new Misread(
        noun.span(), Optional.of(word), words.before(at), Optional.of(noun.value()), List.of());
  }
}
