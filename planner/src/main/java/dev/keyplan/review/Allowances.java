package dev.keyplan.review;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.model.Allow;
import dev.keyplan.plan.Plan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Leaves out the findings that the spec allows, and reports each entry of {@code allow} that does
 * nothing.
 */
final class Allowances {

  static final Rule SILENCES_NOTHING =
      new Rule(
          "KP2091",
          "allow-silences-nothing",
          Severity.WARNING,
          "An `allow` names advice that the plan gets.",
          Optional.empty());

  static final Rule NAMES_NO_ADVICE =
      new Rule(
          "KP2092",
          "allow-names-no-advice",
          Severity.WARNING,
          "An `allow` names a rule of design advice; errors cannot be silenced.",
          Optional.empty());

  static final List<Rule> RULES = List.of(SILENCES_NOTHING, NAMES_NO_ADVICE);

  private final List<Allow> allowed;

  Allowances(List<Allow> allowed) {
    this.allowed = allowed;
  }

  ReviewedPlan apply(Plan plan, List<Finding> found) {
    List<Finding> kept = new ArrayList<>();
    List<Silenced> silenced = new ArrayList<>();
    for (Finding finding : found) {
      allowanceOf(finding)
          .ifPresentOrElse(a -> silenced.add(new Silenced(finding, a)), () -> kept.add(finding));
    }
    for (Allow allow : allowed) {
      if (found.stream().noneMatch(f -> covers(allow, f))) {
        kept.add(Finding.of(idle(allow, found)));
      }
    }
    kept.sort(Comparator.comparing(Finding::diagnostic));
    return new ReviewedPlan(plan, kept, silenced);
  }

  private Optional<Allow> allowanceOf(Finding finding) {
    return allowed.stream().filter(a -> covers(a, finding)).findFirst();
  }

  private static boolean covers(Allow allow, Finding finding) {
    return allow.rule().equals(finding.diagnostic().rule().id())
        && allow.at().map(finding.subjects()::contains).orElse(true);
  }

  private static Diagnostic idle(Allow allow, List<Finding> found) {
    List<Rule> rules = DesignRules.ALL.stream().map(DesignRule::rule).toList();
    if (rules.stream().noneMatch(r -> r.id().equals(allow.rule()))) {
      return noAdvice(allow, rules);
    }
    String where = allow.at().map(at -> " at `" + at + "`").orElse("");
    Diagnostic idle =
        Diagnostic.of(
            SILENCES_NOTHING,
            allow.span(),
            "`"
                + allow.rule()
                + "` is allowed"
                + where
                + ", but the plan does not get that advice");
    List<String> elsewhere =
        found.stream()
            .filter(f -> f.diagnostic().rule().id().equals(allow.rule()))
            .map(f -> "`" + f.subjects().get(0) + "`")
            .distinct()
            .toList();
    return elsewhere.isEmpty()
        ? idle.withHelp("remove the entry")
        : idle.withHelp("the plan gets it at " + String.join(", ", elsewhere));
  }

  private static Diagnostic noAdvice(Allow allow, List<Rule> rules) {
    return Diagnostic.of(
            NAMES_NO_ADVICE,
            allow.span(),
            "`" + allow.rule() + "` is not a piece of design advice, so it cannot be allowed")
        .withHelp(
            "design advice is "
                + rules.get(0).id()
                + " to "
                + rules.get(rules.size() - 1).id()
                + "; `keyplan rules` lists it");
  }
}
