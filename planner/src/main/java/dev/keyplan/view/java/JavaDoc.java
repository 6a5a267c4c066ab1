package dev.keyplan.view.java;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Builds a comment: paragraphs of words, some of them code, broken into lines. */
final class JavaDoc {

  private static final int WIDTH = 90;

  /** The length of the tags around code. */
  private static final int TAGS = 13;

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private record Word(String text, boolean isCode) {}

  private final List<List<Word>> paragraphs = new ArrayList<>();

  /** Begins a paragraph. */
  JavaDoc paragraph() {
    paragraphs.add(new ArrayList<>());
    return this;
  }

  /**
   * Words of prose; they follow what stands before without a blank if they begin with a mark such
   * as a comma.
   */
  JavaDoc text(String text) {
    return add(text, false);
  }

  /** Code. */
  JavaDoc code(String text) {
    return add(text, true);
  }

  private JavaDoc add(String text, boolean isCode) {
    List<Word> words = paragraphs.get(paragraphs.size() - 1);
    BLANKS
        .splitAsStream(text.strip())
        .filter(word -> !word.isEmpty())
        .forEach(word -> words.add(new Word(word, isCode)));
    return this;
  }

  List<JavaDocLine> lines() {
    List<JavaDocLine> lines = new ArrayList<>();
    for (List<Word> paragraph : paragraphs) {
      if (!paragraph.isEmpty()) {
        boolean isFirst = lines.isEmpty();
        if (!isFirst) {
          lines.add(new JavaDocLine(false, true, List.of()));
        }
        wrap(paragraph, !isFirst, lines);
      }
    }
    return lines;
  }

  /** Prose, broken into lines. */
  static List<String> broken(String text) {
    return new JavaDoc()
        .paragraph().text(text).lines().stream().map(l -> l.spans().get(0).text()).toList();
  }

  private static void wrap(List<Word> words, boolean isMarked, List<JavaDocLine> lines) {
    boolean isParagraph = isMarked;
    List<Word> line = new ArrayList<>();
    int width = 0;
    for (Word word : words) {
      if (width + length(line, word) > WIDTH && !line.isEmpty() && !isMark(word)) {
        lines.add(new JavaDocLine(isParagraph, false, spans(line)));
        isParagraph = false;
        line.clear();
        width = 0;
      }
      width += length(line, word);
      line.add(word);
    }
    lines.add(new JavaDocLine(isParagraph, false, spans(line)));
  }

  /**
   * The length as it is printed: some characters are written as entities, and code stands between
   * tags.
   */
  private static int length(List<Word> line, Word word) {
    boolean isSame = !line.isEmpty() && line.get(line.size() - 1).isCode() == word.isCode();
    int entities = (int) word.text().chars().filter(c -> "<>&@{}".indexOf(c) >= 0).count();
    return word.text().length() + 1 + 4 * entities + (word.isCode() && !isSame ? TAGS : 0);
  }

  private static boolean isMark(Word word) {
    return !word.isCode() && ".,;:".indexOf(word.text().charAt(0)) >= 0;
  }

  /**
   * Neighbouring words of one sort are one span; a blank stands between words, unless a mark
   * follows.
   */
  private static List<JavaDocSpan> spans(List<Word> words) {
    List<JavaDocSpan> spans = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      boolean isSame = i > 0 && words.get(i - 1).isCode() == word.isCode();
      if (i > 0 && !isSame) {
        spans.add(new JavaDocSpan(words.get(i - 1).isCode(), text.toString()));
        text.setLength(0);
      }
      String blank = i == 0 || isMark(word) ? "" : " ";
      if (!isSame && word.isCode() && !blank.isEmpty()) {
        appendBlank(spans);
        blank = "";
      }
      text.append(blank).append(word.text());
    }
    spans.add(new JavaDocSpan(words.get(words.size() - 1).isCode(), text.toString()));
    return spans;
  }

  private static void appendBlank(List<JavaDocSpan> spans) {
    JavaDocSpan last = spans.remove(spans.size() - 1);
    spans.add(new JavaDocSpan(last.isCode(), last.text() + " "));
  }
}
