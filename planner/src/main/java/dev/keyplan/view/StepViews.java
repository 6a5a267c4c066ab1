package dev.keyplan.view;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.PrimaryKey;
import dev.keyplan.plan.SortCondition;
import dev.keyplan.plan.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Makes the views of the requests of one access pattern. */
final class StepViews {

  private final PrimaryKey table;
  private final OptionalInt limit;
  private final RequestText words;

  StepViews(Plan plan, AccessPattern pattern) {
    this.table = plan.tables().get(0).primaryKey();
    this.limit = pattern.limit();
    this.words = new RequestText(table.keys(), limit);
  }

  List<AccessPatternView.StepView> of(List<Step> steps) {
    List<AccessPatternView.StepView> views = new ArrayList<>();
    for (Step step : steps) {
      int number = views.size() + 1;
      views.add(step.match(get -> getItem(number, get), query -> query(number, query)));
    }
    return views;
  }

  private AccessPatternView.StepView getItem(int number, Step.GetItem get) {
    return new AccessPatternView.StepView(
        number,
        "GetItem",
        table.name(),
        words.of(get),
        get.partition().toString(),
        "=",
        get.sort().toString(),
        "",
        false,
        1,
        false,
        List.of(ItemTables.nameOf(get.shape())));
  }

  private AccessPatternView.StepView query(int number, Step.Query query) {
    SortCondition sort = query.sort();
    return new AccessPatternView.StepView(
        number,
        "Query",
        query.target().name(),
        words.of(query),
        query.partition().toString(),
        sort.match(() -> "", e -> "=", b -> "begins_with", b -> "between"),
        sort.match(
            () -> "", e -> e.key().toString(), b -> b.prefix().toString(), b -> b.low().toString()),
        sort.match(() -> "", e -> "", b -> "", b -> b.high().toString()),
        !query.forward(),
        query.stopAfter().orElse(limit.orElse(0)),
        query.selection().isCount(),
        query.shapes().stream().map(ItemTables::nameOf).toList());
  }
}
