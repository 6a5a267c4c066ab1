package dev.keyplan.prove;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Value;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.Table;
import dev.keyplan.plan.WriteRoute;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A question to an access pattern, with what its answer means by looking at every row: for tests
 * that answer it in another way than the proof does.
 */
public record Asked(AccessPattern pattern, Arguments arguments, List<Row> meant) {

  /** The questions of the proof. */
  public static List<Asked> of(Plan plan, Route route, List<ExampleItem> items) {
    List<Row> rows = rows(items);
    Meaning meaning = new Meaning(plan.model(), rows);
    return new ArgumentChoice(plan.model(), rows)
        .of(route.pattern()).stream()
            .map(a -> new Asked(route.pattern(), a, meaning.answer(route.pattern(), a)))
            .toList();
  }

  /** The rows behind items, markers left out. */
  public static List<Row> rows(List<ExampleItem> items) {
    return StoredRows.rows(items);
  }

  /** Tables in memory that hold the items. */
  public static Tables<MemoryTable> tables(Plan plan, List<ExampleItem> items) {
    return StoredRows.loaded(plan.tables(), items, 0);
  }

  /** The rows of a kind that the tables hold now. */
  public static List<Row> stored(Plan plan, Tables<MemoryTable> tables, String kind) {
    return tables.holding(kind).items().stream()
        .map(i -> new Row(kind(i), StoredRows.attributes(plan.table(kind), i)))
        .filter(r -> r.kind().equals(kind))
        .toList();
  }

  private static String kind(StoredItem item) {
    return item.get(Table.KIND_ATTRIBUTE).map(v -> ((Value.Text) v).text()).orElse("");
  }

  /** Arguments for a write of one of these rows, or of one that may not be there. */
  public static Optional<WriteArguments> write(
      WriteRoute route, List<Row> examples, List<Row> stored, Random random) {
    return new WriteChoice(examples, random).of(route, stored);
  }

  /** What is wrong with a number of items, if something is. */
  public Optional<String> difference(int count) {
    return new Agreement(pattern, meant, Integer.MAX_VALUE).difference(count);
  }

  /** Arguments for a composed write on the items that the tables hold now. */
  public static Optional<ComposedArguments> composed(
      Plan plan,
      ComposedRoute route,
      List<Row> examples,
      Tables<MemoryTable> tables,
      Random random) {
    List<Row> stored =
        plan.model().kinds().stream()
            .flatMap(k -> stored(plan, tables, k.name()).stream())
            .toList();
    return new ComposedChoice(
            new WriteChoice(examples, random), new PlainRows(plan.model(), stored))
        .of(route);
  }

  /** What is wrong with an answer, if something is. */
  public Optional<String> difference(List<Row> answer) {
    boolean isGet = pattern.verb() == AccessPattern.Verb.GET;
    return new Agreement(pattern, meant, isGet ? 1 : Integer.MAX_VALUE).difference(answer);
  }
}
