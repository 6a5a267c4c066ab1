package dev.keyplan.prove;

import dev.keyplan.plan.QueryTarget;
import dev.keyplan.plan.SecondaryIndex;
import dev.keyplan.plan.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * A table in memory that follows DynamoDB's rules to the letter: byte order, sparse indexes, Limit
 * before filter, pages of 1 MB, sizes, capacity, and what it refuses.
 *
 * <p>Items with equal keys of an index come in no defined order. Here a number decides it, so that
 * a proof with two numbers does not depend on it.
 */
public final class MemoryTable implements TableReads {

  /** The most that one page reads, in bytes. */
  private static final int PAGE_BYTES = 1024 * 1024;

  private final Table table;
  private final int tieOrder;
  private final TreeMap<ItemKey, StoredItem> items = new TreeMap<>();

  /**
   * Items by target and partition key, each in the target's order; made when asked for, dropped by
   * a write.
   */
  private final Map<String, Map<String, List<StoredItem>>> partitions = new LinkedHashMap<>();

  /**
   * An empty table.
   *
   * @param table its keys and indexes
   * @param tieOrder 0: items with equal index keys come by their primary key; else in another order
   *     for each number
   */
  public MemoryTable(Table table, int tieOrder) {
    this.table = table;
    this.tieOrder = tieOrder;
  }

  @Override
  public Table table() {
    return table;
  }

  /** Every item, by primary key. */
  public List<StoredItem> items() {
    return List.copyOf(items.values());
  }

  /** Whether it holds exactly these. */
  boolean holds(Map<ItemKey, StoredItem> expected) {
    return items.size() == expected.size()
        && items.entrySet().stream().allMatch(e -> e.getValue().equals(expected.get(e.getKey())));
  }

  /** The item of that primary key, without a request. */
  Optional<StoredItem> find(ItemKey key) {
    return Optional.ofNullable(items.get(key));
  }

  void replace(ItemKey key, Optional<StoredItem> item) {
    items.remove(key);
    item.ifPresent(i -> items.put(key, i));
    partitions.clear();
  }

  /** GetItem, on the table only. */
  @Override
  public ReadPage get(ItemKey key, boolean consistent) {
    KeyLimits.check(table.primaryKey().keys(), key);
    Optional<StoredItem> found = find(key);
    double units = Capacity.read(found.map(StoredItem::size).orElse(0), consistent);
    int count = found.isPresent() ? 1 : 0;
    return new ReadPage(found.stream().toList(), count, count, Optional.empty(), units);
  }

  /** Query without a filter. */
  @Override
  public ReadPage query(QueryRequest request) {
    return query(request, item -> true);
  }

  /** Query: the filter drops items that have been read and paid for. */
  public ReadPage query(QueryRequest request, Predicate<StoredItem> filter) {
    refuseInvalid(request);
    List<StoredItem> page = new ArrayList<>();
    long bytes = 0;
    boolean more = false;
    for (StoredItem item : candidates(request)) {
      boolean full = !page.isEmpty() && bytes + item.size() > PAGE_BYTES;
      if (full || page.size() == request.limit().orElse(Integer.MAX_VALUE)) {
        more = true;
        break;
      }
      page.add(item);
      bytes += item.size();
    }
    boolean ended = more || page.size() == request.limit().orElse(-1);
    Optional<QueryRequest.Position> next =
        ended
            ? Optional.of(position(request.target(), page.get(page.size() - 1)))
            : Optional.empty();
    List<StoredItem> left = page.stream().filter(filter).toList();
    return new ReadPage(
        request.selection().isCount() ? List.of() : left,
        left.size(),
        page.size(),
        next,
        Capacity.read(bytes, request.consistent()));
  }

  private void refuseInvalid(QueryRequest request) {
    if (request.consistent() && request.target() instanceof SecondaryIndex) {
      throw RefusedRequest.invalid(
          "Consistent reads are not supported on global secondary indexes");
    }
    if (request.limit().isPresent() && request.limit().getAsInt() < 1) {
      throw RefusedRequest.invalid("Limit must be at least 1");
    }
    if (request.range().isReversed()) {
      throw RefusedRequest.invalid("The BETWEEN operator requires upper bound to be greater");
    }
    String used = request.range().match(() -> "-", e -> e.key(), b -> b.prefix(), b -> b.low());
    KeyLimits.check(request.target().keys(), new ItemKey(request.partition(), used));
  }

  private List<StoredItem> candidates(QueryRequest request) {
    List<StoredItem> forward =
        partitions
            .computeIfAbsent(request.target().name(), t -> partitions(request.target()))
            .getOrDefault(request.partition(), List.of());
    List<StoredItem> ordered = new ArrayList<>(forward);
    if (!request.forward()) {
      Collections.reverse(ordered);
    }
    ordered.removeIf(
        i ->
            !request.range().holds(position(request.target(), i).index().sort())
                || request.start().stream().anyMatch(p -> !isPast(i, p, request)));
    return ordered;
  }

  /** The items that are on the target: those that have both of its key attributes. */
  private Map<String, List<StoredItem>> partitions(QueryTarget target) {
    Map<String, List<StoredItem>> result = new LinkedHashMap<>();
    for (StoredItem item : items.values()) {
      item.key(target.keys())
          .ifPresent(k -> result.computeIfAbsent(k.partition(), p -> new ArrayList<>()).add(item));
    }
    Comparator<StoredItem> order = (a, b) -> compare(position(target, a), position(target, b));
    result.values().forEach(list -> list.sort(order));
    return result;
  }

  private boolean isPast(StoredItem item, QueryRequest.Position start, QueryRequest request) {
    int compared = compare(position(request.target(), item), start);
    return request.forward() ? compared > 0 : compared < 0;
  }

  private int compare(QueryRequest.Position a, QueryRequest.Position b) {
    int byIndex = a.index().compareTo(b.index());
    if (byIndex != 0) {
      return byIndex;
    }
    int byTie = Integer.compare(tie(a.base()), tie(b.base()));
    return byTie != 0 ? byTie : a.base().compareTo(b.base());
  }

  private int tie(ItemKey base) {
    return tieOrder == 0 ? 0 : (base.toString().hashCode() ^ tieOrder) * 0x9E3779B1;
  }

  private QueryRequest.Position position(QueryTarget target, StoredItem item) {
    ItemKey base = item.key(table.primaryKey().keys()).orElseThrow();
    return new QueryRequest.Position(base, item.key(target.keys()).orElseThrow());
  }
}
