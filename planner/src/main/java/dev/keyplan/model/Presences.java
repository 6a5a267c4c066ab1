package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Narrowing.Presence;
import dev.keyplan.model.phrase.PatternDraft;
import dev.keyplan.source.Located;
import dev.keyplan.spec.AccessPatternSpec.Comparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The attributes that the items of a pattern have or lack, each of them one that may be missing.
 */
final class Presences {

  private final Kind kind;
  private final Function<Located<String>, Optional<String>> resolving;
  private final List<Diagnostic> problems;

  /**
   * @param kind the kind read
   * @param resolving the attribute of it that a name means, or a problem
   */
  Presences(
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
  List<Presence> of(PatternDraft named, Set<String> given) {
    List<Presence> found = new ArrayList<>();
    for (PatternDraft.Condition condition : named.where()) {
      if (condition.comparison().isPresence()) {
        resolving
            .apply(condition.attribute().orElseThrow())
            .flatMap(a -> presence(named, given, condition, a))
            .ifPresent(found::add);
      }
    }
    return found;
  }

  private Optional<Presence> presence(
      PatternDraft named, Set<String> given, PatternDraft.Condition condition, String attribute) {
    Located<String> name = condition.attribute().orElseThrow();
    boolean isPresent = condition.comparison() == Comparison.PRESENT;
    if (!kind.attribute(attribute).optional()) {
      problems.add(ConditionProblem.alwaysPresent(name, kind.attribute(attribute)));
    } else if (given.contains(attribute) || isSaidAgain(named, condition, attribute)) {
      problems.add(ModelProblem.saidTwice(name.span(), "`" + name.value() + "`"));
    } else if (!isPresent && isSorted(named, attribute)) {
      problems.add(ConditionProblem.absentAndSorted(name));
    } else {
      return Optional.of(new Presence(attribute, isPresent));
    }
    return Optional.empty();
  }

  private boolean isSaidAgain(
      PatternDraft named, PatternDraft.Condition condition, String attribute) {
    return named.where().stream()
        .filter(other -> !other.equals(condition))
        .anyMatch(other -> isOf(other.attribute(), attribute));
  }

  private boolean isSorted(PatternDraft named, String attribute) {
    return named.orderBy().stream().anyMatch(o -> isOf(o.attribute(), attribute));
  }

  /** Whether a name means that attribute of the kind; the kind's name may stand before it. */
  private boolean isOf(Optional<Located<String>> name, String attribute) {
    return name.map(Located::value)
        .filter(n -> n.equals(attribute) || n.equals(kind.name() + "." + attribute))
        .isPresent();
  }
}
