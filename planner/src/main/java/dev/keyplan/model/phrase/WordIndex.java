package dev.keyplan.model.phrase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Names by the word with which they may begin, so that a phrase costs no more in a spec of many
 * names. Where a phrase is read again to explain what is wrong with it, every name is tried.
 *
 * @param <T> what is named
 */
final class WordIndex<T> {

  private final List<T> all = new ArrayList<>();
  private final Map<String, List<T>> byWord = new HashMap<>();

  /** Adds a name of several words, which may be written joined or apart. */
  void add(List<String> name, T named) {
    all.add(named);
    StringBuilder joined = new StringBuilder();
    for (String word : name) {
      joined.append(word);
      byWord.computeIfAbsent(joined.toString(), w -> new ArrayList<>()).add(named);
    }
  }

  /** What may be named from a place on, in the order of adding. */
  List<T> candidates(Words words, int from) {
    if (words.isExplaining()) {
      return all;
    }
    return words.has(from) ? byWord.getOrDefault(words.get(from).folded(), List.of()) : List.of();
  }
}
