package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Nearest;
import dev.keyplan.model.ComposedWrite.Test;
import dev.keyplan.model.StepDraft.Condition;
import dev.keyplan.model.StepDraft.Verb;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.PhraseSpec;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The grammar of steps, as {@code docs/spec-reference.md} gives it. Names stay names here; words
 * are exact. The first word that does not fit ends the reading of its step.
 */
final class StepParser {

  private static final List<String> VERBS =
      List.of("create", "delete", "require", "forbid", "increment", "decrement");
  private static final List<String> LATER = List.of("update", "set", "add", "remove");
  private static final Pattern KIND = Pattern.compile("[A-Za-z][A-Za-z0-9]*");
  private static final Pattern ATTRIBUTE = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9][0-9_]*(\\.[0-9]+)?");

  private final PhraseSpec step;
  private final StepWords words;
  private final List<Diagnostic> problems;
  private boolean failed;

  private StepParser(PhraseSpec step, List<Diagnostic> problems) {
    this.step = step;
    this.words = new StepWords(step);
    this.problems = problems;
  }

  /** The step, or a problem. */
  static Optional<StepDraft> parse(PhraseSpec step, List<Diagnostic> problems) {
    StepParser parser = new StepParser(step, problems);
    Optional<StepDraft> draft = parser.step();
    return parser.failed ? Optional.empty() : draft;
  }

  private Optional<StepDraft> step() {
    Optional<Located<String>> first = words.peek();
    if (first.isPresent() && LATER.contains(first.get().value())) {
      later(first.get().span(), "`%s` in a write".formatted(first.get().value()));
      return Optional.empty();
    }
    if (first.isEmpty() || !VERBS.contains(first.get().value())) {
      expected(VERBS);
      return Optional.empty();
    }
    words.take();
    Verb verb = Verb.valueOf(first.get().value().toUpperCase(Locale.ROOT));
    Located<Verb> at = new Located<>(verb, first.get().span());
    return verb == Verb.INCREMENT || verb == Verb.DECREMENT ? change(at) : whole(at);
  }

  private Optional<StepDraft> whole(Located<Verb> verb) {
    Span next = words.place();
    if (words.accept("many")) {
      later(next, "`many`");
      return Optional.empty();
    }
    Optional<Located<String>> noun = name(KIND, "a kind such as `Course`");
    if (noun.isEmpty()) {
      return Optional.empty();
    }
    Span as = words.place();
    if (words.accept("as")) {
      later(as, "`as`");
      return Optional.empty();
    }
    List<Condition> conditions = new ArrayList<>();
    if (words.accept("where")) {
      do {
        condition().ifPresent(conditions::add);
      } while (!failed && words.accept("and"));
    }
    end(conditions.isEmpty() ? List.of("where") : List.of("and"));
    return Optional.of(
        new StepDraft(
            verb,
            noun.get(),
            Optional.empty(),
            conditions,
            Optional.empty(),
            Optional.empty(),
            step.text()));
  }

  private Optional<StepDraft> change(Located<Verb> verb) {
    Optional<Located<String>> both = words.peek();
    int point = both.map(b -> b.value().indexOf('.')).orElse(-1);
    if (both.isEmpty() || point < 1 || point == both.get().value().length() - 1) {
      expected(List.of("an attribute of a kind, such as `Course.seatsTaken`"));
      return Optional.empty();
    }
    words.take();
    Optional<BigDecimal> by = by();
    boolean isDown = verb.value() == Verb.DECREMENT;
    Optional<BigDecimal> limit = Optional.empty();
    if (words.accept(isDown ? "down" : "up", "to")) {
      limit = number();
    }
    end(limit.isPresent() ? List.of() : List.of(isDown ? "down to" : "up to"));
    return Optional.of(
        new StepDraft(
            verb,
            part(both.get(), 0, point),
            Optional.of(part(both.get(), point + 1, both.get().value().length())),
            List.of(),
            by,
            limit,
            step.text()));
  }

  private Optional<BigDecimal> by() {
    if (!words.accept("by")) {
      return Optional.of(BigDecimal.ONE);
    }
    if (words.accept("given")) {
      return Optional.empty();
    }
    Span at = words.place();
    Optional<BigDecimal> by = number();
    if (by.isPresent() && by.get().signum() <= 0) {
      fail(
          ModelRule.STEP_NOT_UNDERSTOOD
              .at(at, "an amount is more than nothing")
              .withHelp("write a positive number; `increment` and `decrement` say the direction"));
    }
    return by;
  }

  private Optional<BigDecimal> number() {
    Optional<Located<String>> word = words.peek();
    if (word.isEmpty() || !NUMBER.matcher(word.get().value()).matches()) {
      expected(List.of("a number"));
      return Optional.empty();
    }
    return Optional.of(new BigDecimal(words.take().value().replace("_", "")));
  }

  /** A part of a word with the place of that part. */
  private static Located<String> part(Located<String> word, int from, int to) {
    Span span = word.span();
    boolean isPlain = span.length() == word.value().length();
    return new Located<>(
        word.value().substring(from, to),
        isPlain ? new Span(span.file(), span.line(), span.column() + from, to - from) : span);
  }

  private Optional<Condition> condition() {
    Optional<Located<String>> attribute = name(ATTRIBUTE, "an attribute");
    if (attribute.isEmpty()) {
      return Optional.empty();
    }
    boolean said = words.accept("is") || words.accept("=");
    Optional<Test> test = test();
    if (test.isPresent() && (test.get() == Test.PRESENT || test.get() == Test.ABSENT)) {
      return Optional.of(new Condition(attribute.get(), test.get(), Optional.empty(), false));
    }
    boolean isOpen = words.isAtEnd() || words.peek().orElseThrow().value().equals("and");
    if (isOpen || words.accept("given")) {
      return Optional.of(
          new Condition(attribute.get(), test.orElse(Test.IS), Optional.empty(), false));
    }
    if (!said && test.isEmpty()) {
      expected(List.of("is", "at least", "at most", "above", "below", "and"));
      return Optional.empty();
    }
    return value(attribute.get(), test.orElse(Test.IS));
  }

  private Optional<Test> test() {
    if (words.accept("at", "least") || words.accept("since")) {
      return Optional.of(Test.AT_LEAST);
    }
    if (words.accept("at", "most") || words.accept("until")) {
      return Optional.of(Test.AT_MOST);
    }
    if (words.accept("above") || words.accept("after")) {
      return Optional.of(Test.ABOVE);
    }
    if (words.accept("below") || words.accept("before")) {
      return Optional.of(Test.BELOW);
    }
    if (words.accept("present")) {
      return Optional.of(Test.PRESENT);
    }
    return words.accept("absent") ? Optional.of(Test.ABSENT) : Optional.empty();
  }

  /** One word, or what stands between two single quotes. */
  private Optional<Condition> value(Located<String> attribute, Test test) {
    Located<String> first = words.take();
    if (!first.value().startsWith("'")) {
      return Optional.of(new Condition(attribute, test, Optional.of(first), false));
    }
    StringBuilder text = new StringBuilder(first.value());
    while (text.length() == 1 || text.charAt(text.length() - 1) != '\'') {
      if (words.isAtEnd()) {
        expected(List.of("the second single quote"));
        return Optional.empty();
      }
      text.append(' ').append(words.take().value());
    }
    Located<String> value = new Located<>(text.substring(1, text.length() - 1), first.span());
    return Optional.of(new Condition(attribute, test, Optional.of(value), true));
  }

  private Optional<Located<String>> name(Pattern form, String what) {
    Optional<Located<String>> word = words.peek();
    if (word.isEmpty() || !form.matcher(word.get().value()).matches()) {
      expected(List.of(what));
      return Optional.empty();
    }
    return Optional.of(words.take());
  }

  private void end(List<String> possible) {
    if (!failed && !words.isAtEnd()) {
      if (words.peek().orElseThrow().value().equals("or")) {
        later(words.place(), "`or` in a condition");
      } else {
        expected(possible);
      }
    }
  }

  private void expected(List<String> possible) {
    String after = words.understood().isEmpty() ? "" : " after `%s`".formatted(words.understood());
    String message =
        words
            .peek()
            .map(w -> "`%s` is not understood%s".formatted(w.value(), after))
            .orElse("the step breaks off" + after);
    Diagnostic problem = ModelRule.STEP_NOT_UNDERSTOOD.at(words.place(), message);
    Optional<String> nearest =
        words.peek().flatMap(w -> Nearest.to(w.value(), possible)).filter(n -> !n.contains("`"));
    fail(problem.withHelp(nearest.map("did you mean `%s`?"::formatted).orElse(help(possible))));
  }

  private static String help(List<String> possible) {
    if (possible.isEmpty()) {
      return "the step is complete before it";
    }
    return "here may stand "
        + possible.stream()
            .map(p -> p.startsWith("a") && p.contains(" ") && !p.startsWith("at ") ? p : quoted(p))
            .reduce((a, b) -> a + ", " + b)
            .orElseThrow();
  }

  private static String quoted(String word) {
    return word.startsWith("the ") ? word : "`" + word + "`";
  }

  private void later(Span span, String what) {
    String way = "leave the step out: its kind has methods of its own for each of its writes";
    fail(dev.keyplan.spec.SpecRule.notPlannedYet(span, what, way));
  }

  private void fail(Diagnostic problem) {
    if (!failed) {
      problems.add(problem);
    }
    failed = true;
  }
}
