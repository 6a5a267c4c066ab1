package dev.keyplan.view;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.PrimaryKey;
import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.SortCondition;
import dev.keyplan.plan.Step;
import java.util.ArrayList;
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
    List<AccessPatternView.StepView> steps = new ArrayList<>();
    for (Step step : route.steps()) {
      int number = steps.size() + 1;
      steps.add(step.match(get -> getItem(number, get), query -> query(number, query)));
    }
    return new AccessPatternView(
        pattern.name(),
        pattern.phrase(),
        pattern.verb() == AccessPattern.Verb.GET,
        pattern.kind(),
        pattern.with().stream().map(AccessPattern.Included::kind).toList(),
        pattern.parameters().stream().map(p -> parameter(pattern, p)).toList(),
        steps,
        route.consistency() == Route.Consistency.STRONG,
        route.consistency() == Route.Consistency.EVENTUAL,
        consistency(route.consistency()),
        route.because(),
        pattern.description().isPresent(),
        pattern.description().orElse(""));
  }

  private AccessPatternView.ParameterView parameter(
      AccessPattern pattern, AccessPattern.Parameter parameter) {
    String holder = pattern.hop().map(AccessPattern.Hop::kind).orElse(pattern.kind());
    String type = plan.model().kind(holder).attribute(parameter.attribute()).type().word();
    return new AccessPatternView.ParameterView(parameter.name(), parameter.attribute(), type);
  }

  private static String consistency(Route.Consistency consistency) {
    return switch (consistency) {
      case EITHER -> "eventual, or strong on request";
      case STRONG -> "strong";
      case EVENTUAL -> "eventual";
    };
  }

  private AccessPatternView.StepView getItem(int number, Step.GetItem get) {
    PrimaryKey table = plan.table().primaryKey();
    String condition = equal(table.keys().partitionKey(), get.partition().toString());
    String sort = equal(table.keys().sortKey(), get.sort().toString());
    return new AccessPatternView.StepView(
        number,
        "GetItem",
        table.name(),
        condition + " and " + sort,
        false,
        List.of(get.shape().kindName()));
  }

  private static AccessPatternView.StepView query(int number, Step.Query query) {
    QueryTarget target = query.target();
    String partition = equal(target.keys().partitionKey(), query.partition().toString());
    return new AccessPatternView.StepView(
        number,
        "Query",
        target.name(),
        partition + sortCondition(target.keys().sortKey(), query.sort()),
        !query.forward(),
        query.shapes().stream().map(ItemShape::kindName).collect(Collectors.toList()));
  }

  private static String sortCondition(String sortKey, SortCondition condition) {
    return condition.match(
        () -> "",
        equals -> " and " + equal(sortKey, equals.key().toString()),
        begins -> " and begins_with(" + sortKey + ", " + begins.prefix() + ")",
        between -> " and " + sortKey + " between " + between.low() + " and " + between.high());
  }

  private static String equal(String name, String key) {
    return name + " = " + key;
  }
}
