package dev.keyplan.view;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.Step;
import dev.keyplan.prove.PatternSql;
import java.util.List;
import java.util.stream.Collectors;

/** Makes the views of access patterns and their requests. */
final class AccessPatternViews {

  private final Plan plan;

  AccessPatternViews(Plan plan) {
    this.plan = plan;
  }

  AccessPatternView of(Route route) {
    AccessPattern pattern = route.pattern();
    List<AccessPatternView.ParameterView> parameters =
        pattern.parameters().stream().map(p -> parameter(pattern, p)).toList();
    List<AccessPatternView.StepView> steps = new StepViews(plan, pattern).of(route.steps());
    return new AccessPatternView(
        pattern.name(),
        pattern.phrase(),
        pattern.verb() == AccessPattern.Verb.GET,
        pattern.verb() == AccessPattern.Verb.COUNT,
        pattern.kind(),
        pattern.with().stream().map(AccessPattern.Included::kind).toList(),
        parameters,
        signature(pattern.name(), parameters),
        steps,
        Words.count(steps.size(), "request", "requests"),
        reads(route.steps()),
        route.consistency() == Route.Consistency.STRONG,
        route.consistency() == Route.Consistency.EVENTUAL,
        consistency(route.consistency()),
        route.because(),
        sql(pattern),
        pattern.description().isPresent(),
        pattern.description().orElse(""));
  }

  private AccessPatternView.ParameterView parameter(
      AccessPattern pattern, AccessPattern.Parameter parameter) {
    String holder = pattern.hop().map(AccessPattern.Hop::kind).orElse(pattern.kind());
    String type = plan.model().kind(holder).attribute(parameter.attribute()).type().word();
    return new AccessPatternView.ParameterView(parameter.name(), parameter.attribute(), type);
  }

  private static String signature(String name, List<AccessPatternView.ParameterView> parameters) {
    return parameters.stream()
        .map(AccessPatternView.ParameterView::name)
        .collect(Collectors.joining(", ", name + "(", ")"));
  }

  private static String reads(List<Step> steps) {
    return steps.stream()
        .map(step -> step.match(get -> "the table", query -> ItemTables.title(query.target())))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private List<String> sql(AccessPattern pattern) {
    return PatternSql.of(plan.model(), pattern).statements().stream()
        .flatMap(statement -> (statement.text() + ";").lines())
        .toList();
  }

  private static String consistency(Route.Consistency consistency) {
    return switch (consistency) {
      case EITHER -> "eventual or strong";
      case STRONG -> "strong";
      case EVENTUAL -> "eventual only";
    };
  }
}
