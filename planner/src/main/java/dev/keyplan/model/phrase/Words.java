package dev.keyplan.model.phrase;

import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The words of one phrase that matter, and the furthest place at which a rule failed with what
 * would have done there: that place is where the author went wrong.
 */
final class Words {

  private static final Set<String> IGNORED = Set.of("a", "an", "the", "given");

  private final List<Word> words;
  private final Span whole;
  private final Map<Integer, Set<Expected>> expected = new TreeMap<>();
  private Optional<String> noun = Optional.empty();
  private boolean isExplaining;

  private Words(List<Word> words, Span whole) {
    this.words = words;
    this.whole = whole;
  }

  /**
   * What could stand at a place.
   *
   * @param word the word to write there
   * @param shown the name of which it is a part
   * @param from where that name begins
   */
  record Expected(String word, String shown, int from) {}

  static Words of(List<Located<String>> written, Span whole) {
    List<Word> words = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      if (written.get(i).value().startsWith("'")) {
        i = addQuoted(written, i, words);
      } else {
        addPlain(written.get(i), words);
      }
    }
    words.removeIf(w -> !w.isQuoted() && IGNORED.stream().anyMatch(w::is));
    return new Words(words, whole);
  }

  /** Joins the words up to the closing quote; without one the text ends with the phrase. */
  private static int addQuoted(List<Located<String>> written, int from, List<Word> words) {
    int last = from;
    while (last < written.size() && !closes(written.get(last).value(), last == from)) {
      last++;
    }
    int end = Math.min(last, written.size() - 1);
    String text =
        written.subList(from, end + 1).stream()
            .map(Located::value)
            .collect(Collectors.joining(" "));
    boolean comma = text.endsWith("',");
    String bare = comma ? text.substring(0, text.length() - 1) : text;
    int close = bare.length() > 1 && bare.endsWith("'") ? 1 : 0;
    Span span = covering(written.get(from).span(), written.get(end).span());
    words.add(new Word(bare.substring(1, bare.length() - close), true, span));
    if (comma) {
      words.add(new Word(",", false, lastColumn(written.get(end).span())));
    }
    return end;
  }

  private static boolean closes(String word, boolean opens) {
    String rest = opens ? word.substring(1) : word;
    return rest.endsWith("'") || rest.endsWith("',");
  }

  private static Span lastColumn(Span span) {
    return new Span(span.file(), span.line(), span.column() + Math.max(0, span.length() - 1), 1);
  }

  /** Splits commas and equals signs off, which need no blank beside them. */
  private static void addPlain(Located<String> word, List<Word> words) {
    String text = word.value();
    boolean exact = word.span().length() == text.length();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      boolean mark = i < text.length() && (text.charAt(i) == ',' || text.charAt(i) == '=');
      if (i == text.length() || mark) {
        if (i > start) {
          words.add(piece(word, start, i, exact));
        }
        if (mark) {
          words.add(piece(word, i, i + 1, exact));
        }
        start = i + 1;
      }
    }
  }

  private static Word piece(Located<String> word, int start, int end, boolean exact) {
    Span all = word.span();
    Span span = exact ? new Span(all.file(), all.line(), all.column() + start, end - start) : all;
    return new Word(word.value().substring(start, end), false, span);
  }

  /** Whether the words are read for the reason why they have no reading. */
  boolean isExplaining() {
    return isExplaining;
  }

  /** From now on, what rules expected is noted. */
  void explain() {
    isExplaining = true;
  }

  int size() {
    return words.size();
  }

  boolean has(int index) {
    return index < words.size();
  }

  Word get(int index) {
    return words.get(index);
  }

  /** Notes that something was wanted at a place where it was not. */
  void expected(int at, Expected wanted) {
    if (!isExplaining) {
      return;
    }
    expected.computeIfAbsent(at, i -> new LinkedHashSet<>()).add(wanted);
  }

  /** The last place that any rule could reach. */
  int furthest() {
    return expected.keySet().stream().reduce(0, Math::max);
  }

  List<Expected> expectedAt(int index) {
    return List.copyOf(expected.getOrDefault(index, Set.of()));
  }

  /** Notes the main noun of a reading that may still fail. */
  void understood(String mainNoun) {
    noun = Optional.of(mainNoun);
  }

  /** The main noun, as far as one was understood. */
  Optional<String> noun() {
    return noun;
  }

  /** A run of words, as written. */
  String text(int from, int next) {
    return words.subList(from, next).stream().map(Word::toString).collect(Collectors.joining(" "));
  }

  /** The words before a place, as written. */
  String before(int index) {
    return text(0, index);
  }

  /** The place of a run of words; of the end of the phrase where there are none. */
  Span span(int from, int next) {
    if (words.isEmpty()) {
      return whole;
    }
    if (from >= words.size()) {
      return words.get(words.size() - 1).span();
    }
    return covering(words.get(from).span(), words.get(Math.max(from, next - 1)).span());
  }

  private static Span covering(Span first, Span last) {
    if (first.line() != last.line() || last.column() < first.column()) {
      return first;
    }
    int length = last.column() + last.length() - first.column();
    return new Span(first.file(), first.line(), first.column(), length);
  }
}
