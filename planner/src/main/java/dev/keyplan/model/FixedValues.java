package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Narrowing.Fixed;
import dev.keyplan.model.phrase.PatternDraft;
import dev.keyplan.source.Located;
import dev.keyplan.spec.AccessPatternSpec.Comparison;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The values that a pattern fixes itself, each of them one that its attribute can have. */
final class FixedValues {

  private final Kind kind;
  private final Function<Located<String>, Optional<String>> resolving;
  private final List<Diagnostic> problems;

  /**
   * @param kind the kind read
   * @param resolving the attribute of it that a name means, or a problem
   */
  FixedValues(
      Kind kind, Function<Located<String>, Optional<String>> resolving, List<Diagnostic> problems) {
    this.kind = kind;
    this.resolving = resolving;
    this.problems = problems;
  }

  /**
   * Each attribute once.
   *
   * @param given the attributes whose value the caller gives
   */
  List<Fixed> of(PatternDraft named, Set<String> given) {
    Map<String, Fixed> fixed = new LinkedHashMap<>();
    for (PatternDraft.Condition condition : named.where()) {
      if (condition.comparison() == Comparison.IS) {
        Located<String> name = condition.attribute().orElseThrow();
        Optional<Fixed> one =
            resolving.apply(name).flatMap(a -> fixed(name, a, condition.values().get(0)));
        if (one.isPresent()
            && (given.contains(one.get().attribute())
                || fixed.put(one.get().attribute(), one.get()) != null)) {
          problems.add(ModelProblem.saidTwice(name.span(), "`" + name.value() + "`"));
        }
      }
    }
    return List.copyOf(fixed.values());
  }

  private Optional<Fixed> fixed(Located<String> name, String known, Located<String> text) {
    Attribute attribute = kind.attribute(known);
    if (!attribute.type().isScalar()) {
      problems.add(
          ConditionProblem.conditionDoesNotFit(
              name, Comparison.IS.word(), attribute.type().word()));
      return Optional.empty();
    }
    Optional<String> fault = ValueCheck.fault(attribute.type(), attribute.limits(), text.value());
    fault.ifPresent(why -> problems.add(ModelProblem.invalidValue(text, known, why)));
    return fault.isPresent()
        ? Optional.empty()
        : ValueText.parse(attribute, text.value()).map(v -> new Fixed(known, v));
  }
}
