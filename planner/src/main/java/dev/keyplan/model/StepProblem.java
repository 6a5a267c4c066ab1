package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.StepDraft.Verb;
import dev.keyplan.source.Located;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The wording of what can be wrong with the steps of a write. */
final class StepProblem {

  private StepProblem() {}

  static Diagnostic severalRoles(Located<String> noun, List<String> roles) {
    return ModelRule.ITEM_NOT_DETERMINED
        .at(
            noun.span(),
            "`%s` stands in several roles here: %s".formatted(noun.value(), names(roles, ", ")))
        .withHelp("name the role in its place, such as `%s`".formatted(roles.get(0)));
  }

  static Diagnostic tiedTwice(Located<String> noun, List<String> holders) {
    return ModelRule.ITEM_NOT_DETERMINED
        .at(
            noun.span(),
            "`%s` is what %s refer to, and nothing says that they refer to one item"
                .formatted(noun.value(), names(holders, " and ")))
        .withHelp("make two writes of it, or leave one of them out");
  }

  static Diagnostic cycle(Located<String> noun) {
    return ModelRule.ITEM_NOT_DETERMINED
        .at(
            noun.span(),
            "`%s` and another item of this write refer to each other".formatted(noun.value()))
        .withHelp("leave one of the two out of the write");
  }

  static Diagnostic conflict(StepDraft step, StepDraft first) {
    return ModelRule.STEPS_CONFLICT
        .at(
            step.verb().span(),
            "`%s` cannot be joined with `%s` in one action, and a write acts on an item once"
                .formatted(word(step.verb().value()), word(first.verb().value())))
        .withHelp("keep one of the two; what a new item holds is given with it")
        .alsoAt(first.verb().span(), "the other step is here");
  }

  static Diagnostic nothingStored(StepDraft step) {
    return ModelRule.STEPS_CONFLICT
        .at(
            step.conditions().get(0).attribute().span(),
            "`%s` wants no item to be there, so there is nothing to compare"
                .formatted(word(step.verb().value())))
        .withHelp("leave the condition out");
  }

  static Diagnostic createByRole(StepDraft step, String kind) {
    return ModelRule.STEPS_CONFLICT
        .at(
            step.noun().span(),
            "`%s` is a role, and a new item is named by its kind".formatted(step.noun().value()))
        .withHelp("create the `%s` by a write of its own".formatted(kind));
  }

  static Diagnostic changesNothing(Located<String> name) {
    return ModelRule.STEPS_CONFLICT
        .at(name.span(), "`%s` looks at items and changes none".formatted(name.value()))
        .withHelp("add the step that changes something, or read the items by a pattern");
  }

  static Diagnostic cannotCount(Located<String> attribute, Verb verb, String why) {
    return ModelRule.STEP_DOES_NOT_FIT
        .at(
            attribute.span(),
            "`%s` cannot be the number to %s: it %s".formatted(attribute.value(), word(verb), why))
        .withHelp("name a number that every item has and that may change");
  }

  private static String word(Verb verb) {
    return verb.name().toLowerCase(Locale.ROOT);
  }

  private static String names(List<String> names, String between) {
    return names.stream().map(n -> "`" + n + "`").collect(Collectors.joining(between));
  }
}
