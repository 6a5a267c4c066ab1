package dev.keyplan.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Span;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * A single word that is misspelt is reported at its own place. Words are those that have a meaning
 * of their own: fields, kinds in ends and phrases, types, words of phrases; free text, examples and
 * names where they are declared may be spelt as the author likes.
 */
class PlantedWordTest {

  private static final long SEED = Long.getLong("seed", 20260731L);
  private static final int PLANTED = 2_000;

  private static final Pattern FIELD = Pattern.compile("(?m)(?<![A-Za-z-])([a-z][a-z-]+):(?= |$)");
  private static final Pattern TYPE =
      Pattern.compile("(?<=: )(string|integer|number|boolean|date|timestamp|ulid|uuid)\\b");
  private static final Pattern ENDS = Pattern.compile("(?:-to-[a-z]+: \\[|within: )(.*)");
  private static final Pattern PHRASE = Pattern.compile("(?m)^  - (?:say: )?([a-z][a-z ]+)$");
  private static final Pattern WORD = Pattern.compile("[A-Za-z]{4,}");

  /** A word of a spec, by offsets in its text. */
  private record Word(int from, int to) {}

  @Test
  void atLeast99Of100AreReportedAtTheirOwnPlace() throws IOException {
    Random random = new Random(SEED);
    List<byte[]> samples = SampleSpecs.all();
    List<String> missed = new ArrayList<>();
    for (int i = 0; i < PLANTED; i++) {
      String text = new String(samples.get(random.nextInt(samples.size())), StandardCharsets.UTF_8);
      List<Word> words = words(text);
      Word word = words.get(random.nextInt(words.size()));
      String wrong = misspelt(text.substring(word.from(), word.to()), random);
      String spec = text.substring(0, word.from()) + wrong + text.substring(word.to());
      if (!isReported(spec, word.from(), wrong)) {
        missed.add(line(spec, word.from()) + " <- " + wrong);
      }
    }
    assertTrue(
        missed.size() * 100 <= PLANTED,
        () -> "seed " + SEED + ", missed " + missed.size() + ":\n" + String.join("\n", missed));
  }

  private static List<Word> words(String text) {
    List<Word> words = new ArrayList<>();
    addGroups(words, FIELD.matcher(text));
    addGroups(words, TYPE.matcher(text));
    for (Pattern region : List.of(ENDS, PHRASE)) {
      Matcher matcher = region.matcher(text);
      while (matcher.find()) {
        addGroups(words, WORD.matcher(text).region(matcher.start(1), matcher.end(1)));
      }
    }
    words.removeIf(w -> isDeclared(text, w) || w.to() - w.from() < 4 || isComment(text, w));
    return words;
  }

  private static void addGroups(List<Word> words, Matcher matcher) {
    while (matcher.find()) {
      int group = matcher.groupCount() == 0 ? 0 : 1;
      words.add(new Word(matcher.start(group), matcher.end(group)));
    }
  }

  /** The name of an attribute where it is declared: a lower-case key under {@code attributes}. */
  private static boolean isDeclared(String text, Word word) {
    String line = line(text, word.from());
    boolean key = text.startsWith(":", word.to());
    int indent = line.length() - line.stripLeading().length();
    return key
        && indent == 6
        && line.stripLeading().startsWith(text.substring(word.from(), word.to()));
  }

  private static boolean isComment(String text, Word word) {
    return line(text, word.from()).startsWith("#");
  }

  private static String line(String text, int at) {
    int start = text.lastIndexOf('\n', at - 1) + 1;
    int end = text.indexOf('\n', at);
    return text.substring(start, end < 0 ? text.length() : end);
  }

  /**
   * One letter doubled into another, dropped, or swapped with its neighbour; never at the front.
   */
  private static String misspelt(String word, Random random) {
    int at = 1 + random.nextInt(word.length() - 2);
    String wrong =
        switch (random.nextInt(3)) {
          case 0 -> word.substring(0, at) + "zq" + word.substring(at + 1);
          case 1 -> word.substring(0, at) + word.substring(at + 1);
          default ->
              word.substring(0, at)
                  + word.charAt(at + 1)
                  + word.charAt(at)
                  + word.substring(at + 2);
        };
    return wrong.equals(word) ? word.substring(0, at) + "q" + word.substring(at) : wrong;
  }

  private static boolean isReported(String spec, int at, String wrong) throws IOException {
    int line = (int) spec.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    int column = at - (spec.lastIndexOf('\n', at - 1) + 1) + 1;
    return SpecFindings.of(spec.getBytes(StandardCharsets.UTF_8)).stream()
        .filter(Diagnostic::isError)
        .map(Diagnostic::span)
        .anyMatch(s -> covers(s, line, column, wrong.length()));
  }

  /** The span is the word, or as much of a compound that holds it: {@code string?}. */
  private static boolean covers(Span span, int line, int column, int length) {
    return span.line() == line
        && span.column() <= column
        && span.column() + span.length() >= column + length
        && span.length() <= length + 12;
  }
}
