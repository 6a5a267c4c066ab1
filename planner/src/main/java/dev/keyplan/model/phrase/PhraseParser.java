package dev.keyplan.model.phrase;

import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.PhraseSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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
          new Misread(
              written.span(), Optional.empty(), "", Optional.empty(), List.of(), Optional.empty()));
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

  private Misread misread(Words words) {
    words.explain();
    phrase.at(words, 0);
    int at = place(words);
    Span span = words.span(at, at + 1);
    List<Words.Expected> expected = words.expectedAt(at);
    List<String> possible =
        expected.stream()
            .sorted(Comparator.comparing(e -> e.from() < at))
            .map(Words.Expected::shown)
            .distinct()
            .limit(14)
            .toList();
    Optional<Word> word = words.has(at) ? Optional.of(words.get(at)) : Optional.empty();
    return new Misread(
        span,
        word.map(Word::text),
        words.before(at),
        word.flatMap(w -> nearest(w, expected)),
        possible,
        words.noun());
  }

  /**
   * The furthest place that a rule reached; where it was reached in the middle of longer names only
   * and looks like none of them, the beginning of those names.
   */
  private static int place(Words words) {
    int at = words.furthest();
    while (isInsideNames(words, at)) {
      at = words.expectedAt(at).stream().map(Words.Expected::from).reduce(at, Math::min);
    }
    return at;
  }

  private static boolean isInsideNames(Words words, int at) {
    List<Words.Expected> expected = words.expectedAt(at);
    return !expected.isEmpty()
        && expected.stream().allMatch(e -> e.from() < at)
        && (!words.has(at) || nearest(words.get(at), expected).isEmpty());
  }

  private static Optional<String> nearest(Word word, List<Words.Expected> expected) {
    List<String> candidates =
        expected.stream().map(Words.Expected::word).filter(w -> !w.isEmpty()).toList();
    return Nearest.to(word.folded(), candidates)
        .flatMap(
            found ->
                expected.stream()
                    .filter(e -> e.word().equals(found))
                    .map(Words.Expected::shown)
                    .findFirst());
  }

  private Misread shortened(Located<String> noun, Words words) {
    int at = 0;
    while (words.has(at + 1) && words.get(at).span().compareTo(noun.span()) < 0) {
      at++;
    }
    List<String> inFull =
        nouns.stream()
            .filter(n -> n.name().equals(noun.value()) && !n.isShortened())
            .flatMap(n -> Stream.of(n.singular(), n.plural()))
            .map(n2 -> String.join(" ", n2))
            .toList();
    return new Misread(
        noun.span(),
        Optional.of(words.get(at).text()),
        words.before(at),
        Optional.empty(),
        inFull,
        Optional.of(noun.value()));
  }
}
