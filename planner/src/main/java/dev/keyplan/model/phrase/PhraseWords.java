package dev.keyplan.model.phrase;

import dev.keyplan.spec.AccessPatternSpec.Comparison;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The words of the grammar, and how single words are read. */
final class PhraseWords {

  static final List<String> GET = List.of("get", "find", "fetch", "look up", "read");
  static final List<String> LIST = List.of("list", "show");
  static final List<String> PREPOSITION = List.of("of", "for", "in", "from", "on", "by");
  static final List<String> NEWEST = List.of("newest", "latest", "most recent", "recent");
  static final List<String> WITH_THEIR =
      List.of("with its", "with their", "with", "and its", "and their");
  static final List<String> WHEN = List.of("where", "whose", "with");

  /** A word of a condition, and the comparison that it means. */
  record Operator(String word, Comparison comparison) {}

  static final List<Operator> OPERATORS =
      List.of(
          new Operator("between", Comparison.BETWEEN),
          new Operator("at least", Comparison.AT_LEAST),
          new Operator("since", Comparison.AT_LEAST),
          new Operator("at most", Comparison.AT_MOST),
          new Operator("until", Comparison.AT_MOST),
          new Operator("above", Comparison.ABOVE),
          new Operator("after", Comparison.ABOVE),
          new Operator("below", Comparison.BELOW),
          new Operator("before", Comparison.BELOW),
          new Operator("starting with", Comparison.BEGINS_WITH),
          new Operator("starts with", Comparison.BEGINS_WITH));

  /** Those that say when, without an attribute. */
  static final List<Operator> DATE_OPERATORS =
      OPERATORS.stream()
          .filter(o -> List.of("between", "after", "since", "before", "until").contains(o.word()))
          .toList();

  private static final Pattern NUMBER = Pattern.compile("-?[0-9][0-9_]*(\\.[0-9]+)?");
  private static final Pattern DATE =
      Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}([Tt][0-9:.Zz]+)?");

  private PhraseWords() {}

  /** These words one after the other. */
  static Part<String> phrase(String text) {
    return name(List.of(text.split(" ")), text);
  }

  /** Any of these. */
  static Part<String> anyOf(List<String> texts) {
    return (words, from) ->
        texts.stream().flatMap(t -> phrase(t).at(words, from).stream()).toList();
  }

  /** The words of a name, joined or apart; {@code shown} is the name. */
  static Part<String> name(List<String> parts, String shown) {
    return (words, from) -> {
      int part = 0;
      int at = from;
      while (part < parts.size()) {
        int taken = words.has(at) ? taken(words.get(at).folded(), parts, part) : 0;
        if (taken == 0) {
          String rest = String.join("", parts.subList(part, parts.size()));
          words.expected(at, new Words.Expected(parts.get(part), shown, from));
          words.expected(at, new Words.Expected(rest, shown, from));
          return List.of();
        }
        part += taken;
        at++;
      }
      return List.of(new Match<>(shown, at));
    };
  }

  /** How many parts, from a given one on, the word is when they are written as one. */
  private static int taken(String word, List<String> parts, int from) {
    StringBuilder joined = new StringBuilder();
    for (int i = from; i < parts.size(); i++) {
      joined.append(parts.get(i));
      if (joined.toString().equals(word)) {
        return i - from + 1;
      }
    }
    return 0;
  }

  /** A positive whole number that fits a page size. */
  static Part<Integer> count() {
    return (words, from) -> {
      if (words.has(from) && words.get(from).text().matches("[1-9][0-9]{0,5}")) {
        return List.of(new Match<>(Integer.parseInt(words.get(from).text()), from + 1));
      }
      words.expected(from, new Words.Expected("10", "a number", from));
      return List.of();
    };
  }

  /** A number, a date, true, false or a text in single quotes. */
  static Part<String> literal() {
    return (words, from) -> {
      if (!words.has(from)) {
        return List.of();
      }
      Word word = words.get(from);
      boolean literal = word.isQuoted() || isBare(word.text());
      return literal ? List.of(new Match<>(word.text(), from + 1)) : List.of();
    };
  }

  /** Whether a value needs no quotes. */
  static boolean isBare(String value) {
    String text = value.toLowerCase(Locale.ROOT);
    return NUMBER.matcher(text).matches()
        || DATE.matcher(text).matches()
        || text.equals("true")
        || text.equals("false");
  }

  /** Of several matches, those that take the most words. */
  static <T> Part<T> longest(Part<T> part) {
    return (words, from) -> {
      List<Match<T>> all = part.at(words, from);
      int most = all.stream().mapToInt(Match::next).max().orElse(from);
      return all.stream().filter(m -> m.next() == most).toList();
    };
  }
}
