package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.YamlProblem;

/** Problems of a YAML text as findings. Each kind of problem is a rule of the same name. */
final class YamlFindings {

  private YamlFindings() {}

  static Diagnostic of(YamlProblem problem) {
    Diagnostic found = rule(problem.kind()).at(problem.span(), problem.message());
    Diagnostic advised = problem.help().map(found::withHelp).orElse(found);
    return problem.first().map(f -> advised.alsoAt(f, "the first is here")).orElse(advised);
  }

  private static SpecRule rule(YamlProblem.Kind kind) {
    return SpecRule.valueOf(kind.name());
  }
}
