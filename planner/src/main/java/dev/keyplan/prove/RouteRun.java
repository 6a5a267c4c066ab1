package dev.keyplan.prove;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Value;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.Step;
import dev.keyplan.plan.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Carries out the requests of a route on the tables, page after page, and decodes what they return.
 *
 * <p>A value that no item can have (too large for its key, an upper bound below the lower) gives an
 * empty answer without a request, as the generated code does. Children without their parent are no
 * answer to a pattern that gets the parent.
 */
public final class RouteRun {

  private final Tables<? extends TableReads> tables;
  private final OptionalInt pageSize;
  private final boolean consistent;
  private final List<StoredItem> items = new ArrayList<>();
  private final List<Integer> pages = new ArrayList<>();
  private int requests;
  private int count;
  private int scanned;
  private double units;

  /**
   * @param tables where the items are
   * @param pageSize the limit of each Query; without one a page ends at 1 MB
   * @param consistent whether reads are strongly consistent
   */
  public RouteRun(Tables<? extends TableReads> tables, OptionalInt pageSize, boolean consistent) {
    this.tables = tables;
    this.pageSize = pageSize;
    this.consistent = consistent;
  }

  /**
   * What a route returned.
   *
   * @param items decoded, in the order in which they came; empty where they are only counted
   * @param count how many items were found
   * @param requests requests sent, a page each
   * @param scanned items read
   * @param units read capacity units
   * @param pages items of each page of the last step
   */
  public record Answer(
      List<Row> items, int count, int requests, int scanned, double units, List<Integer> pages) {
    public Answer {
      items = List.copyOf(items);
      pages = List.copyOf(pages);
    }
  }

  /**
   * The answer of a route; an object of this class gives one answer only.
   *
   * @throws RefusedRequest where DynamoDB refuses a request, or returns what the step does not
   *     announce
   */
  public Answer answer(Route route, Arguments arguments) {
    Optional<StoredItem> previous = Optional.empty();
    for (Step step : route.steps()) {
      items.clear();
      count = 0;
      pages.clear();
      KeyTexts texts = new KeyTexts(arguments, previous);
      step.match(get -> get(get, texts), query -> query(query, texts));
      if (items.isEmpty()) {
        break;
      }
      previous = Optional.of(items.get(0));
    }
    return new Answer(decoded(route), count, requests, scanned, units, pages);
  }

  private List<Row> decoded(Route route) {
    String kind = route.pattern().kind();
    boolean orphans =
        route.pattern().verb() == AccessPattern.Verb.GET
            && items.stream()
                .noneMatch(i -> i.text(Table.KIND_ATTRIBUTE).equals(Optional.of(kind)));
    return orphans ? List.of() : items.stream().map(this::decoded).toList();
  }

  private Row decoded(StoredItem item) {
    String kind = item.text(Table.KIND_ATTRIBUTE).orElse("?");
    return new Row(kind, StoredRows.attributes(tables.holding(kind).table(), item));
  }

  private boolean get(Step.GetItem step, KeyTexts texts) {
    Optional<ItemKey> key = key(step, texts);
    if (key.isEmpty()) {
      return false;
    }
    ReadPage page = tables.of(step.shape().primary().target()).get(key.get(), consistent);
    count(page);
    for (StoredItem item : page.items()) {
      announced(item, List.of(step.shape()));
      if (step.checks().stream().allMatch(c -> holds(c, item, texts.arguments()))) {
        items.add(item);
      }
    }
    return true;
  }

  private static Optional<ItemKey> key(Step.GetItem step, KeyTexts texts) {
    try {
      return Optional.of(new ItemKey(texts.of(step.partition()), texts.of(step.sort())));
    } catch (IllegalArgumentException noItemHasIt) {
      return Optional.empty();
    }
  }

  private static boolean holds(Step.Check check, StoredItem item, Arguments arguments) {
    Value wanted = arguments.get(check.parameter());
    return item.get(check.attribute()).equals(Optional.of(wanted));
  }

  private boolean query(Step.Query step, KeyTexts texts) {
    Optional<QueryRequest> first = request(step, texts);
    while (first.isPresent()) {
      int wanted = step.stopAfter().orElse(Integer.MAX_VALUE) - items.size();
      int most = Math.min(wanted, pageSize.orElse(Integer.MAX_VALUE));
      QueryRequest request = most == Integer.MAX_VALUE ? first.get() : first.get().limited(most);
      ReadPage page = tables.of(step.target()).query(request);
      count(page);
      page.items().forEach(item -> announced(item, step.shapes()));
      items.addAll(page.items());
      boolean enough = items.size() >= step.stopAfter().orElse(Integer.MAX_VALUE);
      first = enough ? Optional.empty() : page.next().map(request::from);
    }
    return true;
  }

  private Optional<QueryRequest> request(Step.Query step, KeyTexts texts) {
    try {
      KeyRange range =
          step.sort()
              .match(
                  KeyRange.All::new,
                  e -> new KeyRange.EqualTo(texts.of(e.key())),
                  b -> new KeyRange.BeginsWith(texts.of(b.prefix())),
                  b -> new KeyRange.Between(texts.of(b.low()), texts.of(b.high())));
      return range.isReversed()
          ? Optional.empty()
          : Optional.of(
              new QueryRequest(
                  step.target(),
                  texts.of(step.partition()),
                  range,
                  step.forward(),
                  OptionalInt.empty(),
                  Optional.empty(),
                  consistent,
                  step.selection()));
    } catch (IllegalArgumentException noItemHasIt) {
      return Optional.empty();
    }
  }

  private void count(ReadPage page) {
    requests++;
    count += page.count();
    scanned += page.scanned();
    units += page.units();
    pages.add(page.count());
  }

  private static void announced(StoredItem item, List<ItemShape> shapes) {
    String kind = item.text(Table.KIND_ATTRIBUTE).orElse("?");
    if (shapes.stream().noneMatch(s -> s.kindName().equals(kind))) {
      throw RefusedRequest.invalid(
          "an item of kind `" + kind + "` came back, which the step does not return");
    }
  }
}
