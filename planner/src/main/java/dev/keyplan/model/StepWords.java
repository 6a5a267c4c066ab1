package dev.keyplan.model;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.PhraseSpec;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The words of a step, read from left to right. */
final class StepWords {

  private final PhraseSpec step;
  private final List<Located<String>> words;
  private int at;

  StepWords(PhraseSpec step) {
    this.step = step;
    this.words = step.words();
  }

  boolean isAtEnd() {
    return at == words.size();
  }

  /** The next word, if it is this one. */
  boolean accept(String word) {
    boolean isNext = !isAtEnd() && words.get(at).value().equals(word);
    at += isNext ? 1 : 0;
    return isNext;
  }

  /** The next two words, if they are these. */
  boolean accept(String first, String second) {
    int before = at;
    if (accept(first) && accept(second)) {
      return true;
    }
    at = before;
    return false;
  }

  Optional<Located<String>> peek() {
    return isAtEnd() ? Optional.empty() : Optional.of(words.get(at));
  }

  /** The next word, whatever it is. */
  Located<String> take() {
    return words.get(at++);
  }

  /** What has been read, as it is written. */
  String understood() {
    return words.subList(0, at).stream().map(Located::value).collect(Collectors.joining(" "));
  }

  /** The next word, or at the end the whole step. */
  Span place() {
    return isAtEnd() ? step.span() : words.get(at).span();
  }
}
