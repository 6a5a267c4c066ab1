package dev.keyplan.view.text;

import dev.keyplan.view.AccessPatternView;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.FindingView;
import java.util.List;

/** What there is to say of an access pattern. */
final class ExplainedReads {

  private static final int IN = 2;

  private final DesignView design;

  ExplainedReads(DesignView design) {
    this.design = design;
  }

  void pattern(TextPage page, AccessPatternView pattern) {
    line(page, pattern);
    if (pattern.hasDescription()) {
      page.paragraph(IN, pattern.description());
    }
    page.paragraph(IN, "why: " + pattern.because());
    page.paragraph(IN, "reads " + pattern.reads() + "; " + returned(pattern));
    page.heading("The SQL that it replaces");
    pattern.sql().forEach(line -> page.paragraph(0, line));
    Decided.printAbout(page, design, pattern.name());
    findings(page, pattern.name());
  }

  /** The pattern and its requests, as in the plan. */
  static void line(TextPage page, AccessPatternView pattern) {
    page.titled(0, pattern.phrase(), pattern.cost() + ", " + pattern.consistency());
    page.paragraph(IN, pattern.signature());
    pattern.steps().forEach(step -> page.paragraph(IN, step.words()));
  }

  private static String returned(AccessPatternView pattern) {
    if (pattern.isCount()) {
      return "returns how many " + pattern.kind() + " items there are";
    }
    String kind = (pattern.isGet() ? "returns at most one " : "returns each ") + pattern.kind();
    return pattern.withKinds().isEmpty()
        ? kind
        : kind + ", with " + String.join(", ", pattern.withKinds());
  }

  private void findings(TextPage page, String name) {
    List<FindingView> about =
        design.findings().stream().filter(f -> f.message().contains("`" + name + "`")).toList();
    if (!about.isEmpty()) {
      page.heading("Advice");
      about.forEach(f -> page.paragraph(0, f.rule() + " " + f.severity() + ": " + f.message()));
    }
  }
}
