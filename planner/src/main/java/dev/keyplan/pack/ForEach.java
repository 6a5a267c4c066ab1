package dev.keyplan.pack;

import java.util.List;
import java.util.Optional;

/** The words of {@code for-each}, each with the list of the view that it stands for. */
record ForEach(String list, String as) {

  private record Word(String word, ForEach meaning) {}

  private static final List<Word> WORDS =
      List.of(
          new Word(PackOutput.DESIGN, new ForEach(PackOutput.DESIGN, "")),
          new Word("kind", new ForEach("kinds", "kind")),
          new Word("entity", new ForEach("entities", "entity")),
          new Word("edge", new ForEach("edges", "edge")),
          new Word("relation", new ForEach("relations", "relation")),
          new Word("access-pattern", new ForEach("accessPatterns", "accessPattern")),
          new Word("write", new ForEach("writes", "write")),
          new Word("index", new ForEach("table.indexes", "index")));

  /**
   * Any other text is the path of a list in the view, as in {@code java.records}; it calls its
   * element {@code item}.
   */
  static ForEach of(String text) {
    Optional<Word> known = WORDS.stream().filter(w -> w.word().equals(text)).findFirst();
    return known.map(Word::meaning).orElse(new ForEach(text, "item"));
  }
}
