package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;

/** The wording of mistakes in the conditions of a pattern. */
final class ConditionProblem {

  private ConditionProblem() {}

  static Diagnostic alwaysPresent(Located<String> name, Attribute attribute) {
    return ModelRule.PRESENCE_OF_A_REQUIRED_ATTRIBUTE
        .at(name.span(), "every item has `%s`, which is not optional".formatted(name.value()))
        .withHelp("leave the condition out, or make the attribute optional")
        .alsoAt(attribute.span(), "`" + attribute.name() + "` is declared here");
  }

  static Diagnostic absentAndSorted(Located<String> name) {
    return ModelRule.SORTED_BY_AN_ABSENT_ATTRIBUTE
        .at(
            name.span(),
            "`%s` is absent from the items wanted, and they are sorted by it"
                .formatted(name.value()))
        .withHelp("sort by an attribute that these items have");
  }

  static Diagnostic conditionDoesNotFit(Located<String> attribute, String word, String type) {
    return ModelRule.CONDITION_DOES_NOT_FIT
        .at(
            attribute.span(),
            "`%s` is a %s, which `%s` cannot compare".formatted(attribute.value(), type, word))
        .withHelp("use an attribute whose values have an order");
  }

  static Diagnostic givenAndRanged(Located<String> attribute) {
    return ModelRule.SAID_TWICE
        .at(
            attribute.span(),
            "`%s` has a given value and a range as well".formatted(attribute.value()))
        .withHelp("keep one of the two");
  }
}
