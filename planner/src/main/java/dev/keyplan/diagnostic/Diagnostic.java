package dev.keyplan.diagnostic;

import dev.keyplan.source.Span;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One finding.
 *
 * @param rule what it is about
 * @param span where it is
 * @param message one sentence in the user's words, names in backticks, no full stop
 * @param related other places that explain it
 * @param help what to do about it
 */
public record Diagnostic(
    Rule rule, Span span, String message, List<Related> related, Optional<String> help)
    implements Comparable<Diagnostic> {

  private static final Comparator<Diagnostic> ORDER =
      Comparator.comparing(Diagnostic::span)
          .thenComparing(d -> d.rule().id())
          .thenComparing(Diagnostic::message);

  public Diagnostic {
    related = List.copyOf(related);
  }

  public static Diagnostic of(Rule rule, Span span, String message) {
    return new Diagnostic(rule, span, message, List.of(), Optional.empty());
  }

  /** The same finding with advice. */
  public Diagnostic withHelp(String text) {
    return new Diagnostic(rule, span, message, related, Optional.of(text));
  }

  /** The same finding with one more related place. */
  public Diagnostic alsoAt(Span place, String text) {
    List<Related> more = new java.util.ArrayList<>(related);
    more.add(new Related(place, text));
    return new Diagnostic(rule, span, message, more, help);
  }

  public boolean isError() {
    return rule.severity() == Severity.ERROR;
  }

  /** File, line, column, rule, message: the order in which findings are printed. */
  @Override
  public int compareTo(Diagnostic other) {
    return ORDER.compare(this, other);
  }
}
