package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.ComposedWrite.Test;
import dev.keyplan.source.Located;
import java.util.List;
import java.util.Optional;

/** Which attributes and values suit a step. */
final class StepValues {

  private StepValues() {}

  /** What a condition compares with, if the spec fixes it. */
  record Constant(Optional<Value> value) {}

  /**
   * The constant of a condition, which may be none; nothing, with a problem, where the condition
   * does not suit the attribute.
   */
  static Optional<Constant> constant(
      Attribute attribute, StepDraft.Condition condition, List<Diagnostic> problems) {
    Located<String> name = condition.attribute();
    if (!attribute.type().isScalar()
        && condition.test() != Test.PRESENT
        && condition.test() != Test.ABSENT) {
      problems.add(
          ConditionProblem.conditionDoesNotFit(
              name, condition.test().words(), attribute.type().word()));
      return Optional.empty();
    }
    boolean isRange = side(condition.test()) != 0;
    boolean hasNoOrder =
        attribute.type() == AttributeType.BOOLEAN || attribute.type() == AttributeType.BINARY;
    if (isRange && hasNoOrder) {
      problems.add(
          ConditionProblem.conditionDoesNotFit(
              name, condition.test().words(), attribute.type().word()));
      return Optional.empty();
    }
    if (condition.value().isEmpty()) {
      return Optional.of(new Constant(Optional.empty()));
    }
    if (attribute.type() == AttributeType.BINARY) {
      problems.add(
          ConditionProblem.conditionDoesNotFit(
              name, condition.test().words(), attribute.type().word()));
      return Optional.empty();
    }
    return value(attribute, condition, condition.value().get(), problems)
        .map(v -> new Constant(Optional.of(v)));
  }

  private static Optional<Value> value(
      Attribute attribute,
      StepDraft.Condition condition,
      Located<String> text,
      List<Diagnostic> problems) {
    boolean isBareText =
        attribute.type() == AttributeType.STRING
            && attribute.limits().oneOf().isEmpty()
            && !condition.isQuoted();
    Optional<String> fault =
        isBareText
            ? Optional.of("a text stands in 'single quotes'")
            : ValueCheck.fault(attribute.type(), attribute.limits(), text.value());
    if (fault.isPresent()) {
      problems.add(ModelProblem.invalidValue(text, attribute.name(), fault.get()));
      return Optional.empty();
    }
    String stored =
        attribute.filling().isLowerCase()
            ? text.value().toLowerCase(java.util.Locale.ROOT)
            : text.value();
    return ValueText.parse(attribute, stored);
  }

  /** Which end of a range a test bounds: -1 the lower, 1 the upper, 0 neither. */
  static int side(Test test) {
    return switch (test) {
      case AT_LEAST, ABOVE -> -1;
      case AT_MOST, BELOW -> 1;
      case IS, PRESENT, ABSENT -> 0;
    };
  }

  /** Why an attribute cannot be incremented. */
  static Optional<String> whyNotCounted(Kind kind, Attribute attribute) {
    boolean isNumber =
        attribute.type() == AttributeType.INTEGER || attribute.type() == AttributeType.NUMBER;
    if (!isNumber) {
      return Optional.of("is a " + attribute.type().word() + ", not a number");
    }
    if (kind.identifies(attribute.name()) || attribute.immutable() || attribute.reference()) {
      return Optional.of("never changes");
    }
    if (attribute.optional()) {
      return Optional.of("is optional, and there is nothing to count from where it is missing");
    }
    boolean isUnique =
        kind.uniques().stream().anyMatch(u -> u.attributes().contains(attribute.name()));
    if (isUnique) {
      return Optional.of("is unique, and the value before must be known to change its marker");
    }
    return Optional.empty();
  }
}
