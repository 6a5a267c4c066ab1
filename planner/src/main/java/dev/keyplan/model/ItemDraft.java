package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.ComposedWrite.Demand;
import dev.keyplan.model.ComposedWrite.Increment;
import dev.keyplan.model.ComposedWrite.Item;
import dev.keyplan.model.ComposedWrite.Purpose;
import dev.keyplan.model.ComposedWrite.Tie;
import dev.keyplan.model.StepDraft.Verb;
import dev.keyplan.source.Located;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One item of a write while its steps are put together. */
final class ItemDraft {

  private final String name;
  private final Kind kind;
  private final List<Diagnostic> problems;
  private final List<StepDraft> steps = new ArrayList<>();
  private final List<Demand> demands = new ArrayList<>();
  private final List<Increment> increments = new ArrayList<>();

  ItemDraft(String name, Kind kind, List<Diagnostic> problems) {
    this.name = name;
    this.kind = kind;
    this.problems = problems;
  }

  String name() {
    return name;
  }

  Kind kind() {
    return kind;
  }

  /** The place of its first step's noun. */
  Located<String> noun() {
    return steps.get(0).noun();
  }

  boolean has(Verb verb) {
    return steps.stream().anyMatch(s -> s.verb().value() == verb);
  }

  Item item(Optional<Tie> tie) {
    return new Item(
        name,
        kind.name(),
        purpose(),
        demands,
        increments,
        tie,
        steps.stream().map(StepDraft::text).toList());
  }

  boolean isOnlyLookedAt() {
    return purpose() == Purpose.REQUIRE || purpose() == Purpose.FORBID;
  }

  Purpose purpose() {
    if (has(Verb.CREATE)) {
      return Purpose.CREATE;
    }
    if (has(Verb.DELETE)) {
      return Purpose.DELETE;
    }
    if (has(Verb.FORBID)) {
      return Purpose.FORBID;
    }
    return increments.isEmpty() ? Purpose.REQUIRE : Purpose.CHANGE;
  }

  /** Takes a step; false where it does not fit, with a problem. */
  boolean add(StepDraft step) {
    int before = problems.size();
    if (steps.stream().anyMatch(s -> excludes(s.verb().value(), step.verb().value()))) {
      problems.add(StepProblem.conflict(step, steps.get(0)));
    }
    steps.add(step);
    boolean isBlind = step.verb().value() == Verb.CREATE || step.verb().value() == Verb.FORBID;
    if (isBlind && !step.conditions().isEmpty()) {
      problems.add(StepProblem.nothingStored(step));
    }
    if (step.verb().value() == Verb.CREATE && !name.equals(kind.name())) {
      problems.add(StepProblem.createByRole(step, kind.name()));
    }
    step.conditions().forEach(this::demand);
    step.attribute().ifPresent(a -> increment(step, a));
    return problems.size() == before;
  }

  /**
   * Several counts are one action, and what is required is the condition of any but a blind one.
   */
  private static boolean excludes(Verb a, Verb b) {
    boolean areCounts = isChange(a) && isChange(b);
    boolean isConditioned =
        (a == Verb.REQUIRE && !isBlind(b)) || (b == Verb.REQUIRE && !isBlind(a));
    return !areCounts && !isConditioned;
  }

  private static boolean isChange(Verb verb) {
    return verb == Verb.INCREMENT || verb == Verb.DECREMENT;
  }

  private static boolean isBlind(Verb verb) {
    return verb == Verb.CREATE || verb == Verb.FORBID;
  }

  private void demand(StepDraft.Condition condition) {
    attribute(condition.attribute())
        .flatMap(
            a -> StepValues.constant(a, condition, problems).map(c -> new Checked(a, c.value())))
        .ifPresent(
            c -> {
              Demand demand = new Demand(c.attribute().name(), condition.test(), c.value());
              boolean repeats =
                  demand.isGiven()
                      && demands.stream()
                          .anyMatch(
                              d ->
                                  d.isGiven()
                                      && d.attribute().equals(demand.attribute())
                                      && StepValues.side(d.test())
                                          == StepValues.side(demand.test()));
              if (repeats) {
                problems.add(
                    ModelProblem.saidTwice(
                        condition.attribute().span(),
                        "`" + condition.attribute().value() + "` of `" + name + "`"));
              } else {
                demands.add(demand);
              }
            });
  }

  private record Checked(Attribute attribute, Optional<Value> value) {}

  private void increment(StepDraft step, Located<String> name) {
    Optional<Attribute> found = attribute(name);
    if (found.isEmpty()) {
      return;
    }
    Attribute attribute = found.get();
    Optional<String> why = StepValues.whyNotCounted(kind, attribute);
    if (why.isPresent()) {
      problems.add(StepProblem.cannotCount(name, step.verb().value(), why.get()));
      return;
    }
    if (increments.stream().anyMatch(i -> i.attribute().equals(attribute.name()))) {
      problems.add(ModelProblem.saidTwice(name.span(), "the change of `" + name.value() + "`"));
      return;
    }
    if (attribute.type() == AttributeType.INTEGER
        && java.util.stream.Stream.concat(step.by().stream(), step.limit().stream())
            .anyMatch(n -> n.stripTrailingZeros().scale() > 0)) {
      problems.add(StepProblem.cannotCount(name, step.verb().value(), "has whole numbers only"));
      return;
    }
    boolean isDown = step.verb().value() == Verb.DECREMENT;
    Optional<BigDecimal> declared = isDown ? attribute.limits().min() : attribute.limits().max();
    Optional<BigDecimal> limit =
        step.limit().isEmpty()
            ? declared
            : step.limit().map(l -> declared.map(d -> isDown ? d.max(l) : d.min(l)).orElse(l));
    increments.add(new Increment(attribute.name(), isDown, step.by(), limit));
  }

  private Optional<Attribute> attribute(Located<String> wanted) {
    Optional<Attribute> found =
        kind.attributes().stream().filter(a -> a.name().equals(wanted.value())).findFirst();
    if (found.isEmpty()) {
      problems.add(
          ModelProblem.unknownAttribute(
              wanted, kind.name(), kind.attributes().stream().map(Attribute::name).toList()));
    }
    return found;
  }
}
