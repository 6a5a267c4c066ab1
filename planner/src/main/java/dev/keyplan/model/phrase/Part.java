package dev.keyplan.model.phrase;

import dev.keyplan.source.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A rule of a grammar: every way to read the words from a given place on. Rules are combined as the
 * grammar is written, and because each gives all its matches no alternative hides another.
 *
 * @param <T> what the words mean
 */
@FunctionalInterface
interface Part<T> {

  /** No run of words needs as many readings, and their number could double with each word. */
  int MOST_MATCHES = 256;

  List<Match<T>> at(Words words, int from);

  /** Nothing, with a meaning. */
  static <T> Part<T> nothing(T meaning) {
    return (words, from) -> List.of(new Match<>(meaning, from));
  }

  /** Any of the rules. */
  @SafeVarargs
  static <T> Part<T> either(Part<T>... parts) {
    return (words, from) -> {
      List<Match<T>> all = new ArrayList<>();
      for (Part<T> part : parts) {
        all.addAll(part.at(words, from));
      }
      return all;
    };
  }

  /** Edits one after the other. */
  @SafeVarargs
  static Part<Edit> sequence(Part<Edit>... parts) {
    Part<Edit> all = nothing(Edit.NONE);
    for (Part<Edit> part : parts) {
      all = all.then(first -> part.map(first::then));
    }
    return all;
  }

  /** This, then a rule that may depend on what this meant. */
  default <R> Part<R> then(Function<? super T, Part<R>> next) {
    return (words, from) -> {
      List<Match<R>> all = new ArrayList<>();
      for (Match<T> match : at(words, from)) {
        if (all.size() < MOST_MATCHES) {
          all.addAll(next.apply(match.value()).at(words, match.next()));
        }
      }
      return all;
    };
  }

  default <R> Part<R> map(Function<? super T, ? extends R> meaning) {
    return (words, from) ->
        at(words, from).stream()
            .map(m -> new Match<R>(meaning.apply(m.value()), m.next()))
            .toList();
  }

  /** The same words with the place at which they stand. */
  default <R> Part<R> placed(Placing<? super T, ? extends R> meaning) {
    return (words, from) ->
        at(words, from).stream()
            .map(m -> new Match<R>(meaning.of(m.value(), words.span(from, m.next())), m.next()))
            .toList();
  }

  /** The words as the author wrote them, whatever they mean. */
  default Part<Located<String>> written() {
    return (words, from) ->
        at(words, from).stream()
            .map(
                m ->
                    new Match<>(
                        new Located<>(words.text(from, m.next()), words.span(from, m.next())),
                        m.next()))
            .toList();
  }

  default Part<Optional<T>> optional() {
    return either(map(Optional::of), nothing(Optional.empty()));
  }

  /** This once or more, with another rule between each two. */
  default Part<List<T>> separatedBy(Part<?> separator) {
    return then(
        first ->
            either(
                nothing(List.of(first)),
                separator.then(s -> separatedBy(separator)).map(rest -> prepended(first, rest))));
  }

  /** This any number of times. */
  default Part<List<T>> repeated() {
    return either(
        nothing(List.of()), then(first -> repeated().map(rest -> prepended(first, rest))));
  }

  private static <T> List<T> prepended(T first, List<T> rest) {
    List<T> all = new ArrayList<>(rest.size() + 1);
    all.add(first);
    all.addAll(rest);
    return all;
  }

  /** A meaning with its place. */
  @FunctionalInterface
  interface Placing<T, R> {
    R of(T value, dev.keyplan.source.Span span);
  }
}
