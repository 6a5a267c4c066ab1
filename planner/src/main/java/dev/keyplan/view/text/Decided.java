package dev.keyplan.view.text;

import dev.keyplan.view.DecisionView;
import dev.keyplan.view.DesignView;
import java.util.List;
import java.util.stream.Stream;

/** Decisions as lines, and those that speak of a subject. */
final class Decided {

  private static final int IN = 2;

  private Decided() {}

  static void print(TextPage page, DecisionView decision) {
    page.paragraph(
        0, decision.subject() + ": " + decision.choice() + ", because " + decision.because());
    decision.rejected().forEach(r -> page.paragraph(IN, "not " + r.choice() + ": " + r.because()));
  }

  /** Those about the subject, and those that name it, under a heading; nothing where none does. */
  static void printAbout(TextPage page, DesignView design, String subject) {
    List<DecisionView> about =
        design.decisions().stream().filter(d -> isAbout(d, subject)).toList();
    if (!about.isEmpty()) {
      page.heading("Decisions");
      about.forEach(d -> print(page, d));
    }
  }

  private static boolean isAbout(DecisionView decision, String subject) {
    Stream<String> sentences =
        Stream.concat(
            Stream.of(decision.choice(), decision.because()),
            decision.rejected().stream().flatMap(r -> Stream.of(r.choice(), r.because())));
    return decision.subject().equals(subject)
        || sentences.anyMatch(s -> s.contains("`" + subject + "`"));
  }
}
