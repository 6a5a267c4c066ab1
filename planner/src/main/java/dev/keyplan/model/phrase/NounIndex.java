package dev.keyplan.model.phrase;

import dev.keyplan.source.Located;
import java.util.List;
import java.util.function.Predicate;

/** The nouns of a spec in both numbers. */
final class NounIndex {

  private final WordIndex<Form> forms = new WordIndex<>();

  /** A noun in the singular or the plural. */
  private record Form(Noun noun, List<String> words, boolean isPlural) {}

  NounIndex(List<Noun> nouns) {
    for (Noun noun : nouns) {
      add(new Form(noun, noun.singular(), false));
      add(new Form(noun, noun.plural(), true));
    }
  }

  private void add(Form form) {
    forms.add(form.words(), form);
  }

  /** The longest nouns in the singular that a test accepts. */
  Part<Located<Noun>> singular(Predicate<Noun> accepted) {
    return longest(form -> !form.isPlural() && accepted.test(form.noun()));
  }

  /** The longest nouns in the plural that a test accepts. */
  Part<Located<Noun>> plural(Predicate<Noun> accepted) {
    return longest(form -> form.isPlural() && accepted.test(form.noun()));
  }

  /** The longest nouns of either number that a test accepts. */
  Part<Located<Noun>> either(Predicate<Noun> accepted) {
    return longest(form -> accepted.test(form.noun()));
  }

  private Part<Located<Noun>> longest(Predicate<Form> accepted) {
    return PhraseWords.longest(
        (words, from) ->
            forms.candidates(words, from).stream()
                .filter(accepted)
                .flatMap(form -> part(form).at(words, from).stream())
                .distinct()
                .toList());
  }

  private static Part<Located<Noun>> part(Form form) {
    return PhraseWords.name(form.words(), String.join(" ", form.words()))
        .placed((text, span) -> new Located<>(form.noun(), span));
  }
}
