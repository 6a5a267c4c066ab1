package dev.keyplan.prove;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.plan.Plan;
import java.util.ArrayList;
import java.util.List;

/** Proves a plan on items: every pattern against its meaning, every write against plain rows. */
public final class Proof {

  /** Orders of items with equal index keys; an answer must not depend on it. */
  private static final List<Integer> TIE_ORDERS = List.of(0, 0x2545F491);

  private Proof() {}

  /** The proof of a plan on its example items; always the same. */
  public static ProofResult of(Plan plan, ExampleItems examples) {
    return of(plan, examples.items());
  }

  /** The proof of a plan on these items. */
  public static ProofResult of(Plan plan, List<ExampleItem> items) {
    List<Tables<MemoryTable>> stores = new ArrayList<>();
    try {
      TIE_ORDERS.forEach(o -> stores.add(StoredRows.loaded(plan.tables(), items, o)));
    } catch (RefusedRequest refused) {
      return new ProofResult(List.of(), List.of(), List.of(refused.reason()));
    }
    List<ProofResult.WriteResult> writes = new ArrayList<>(new WriteProof(plan, items).results());
    writes.addAll(new ComposedProof(plan, items).results());
    return new ProofResult(patterns(plan, items, stores), writes, List.of());
  }

  /**
   * Every pattern asked of tables that hold these items.
   *
   * @param stores in memory or on an engine; an answer must be the same on each
   */
  public static List<ProofResult.PatternResult> patterns(
      Plan plan, List<ExampleItem> items, List<? extends Tables<?>> stores) {
    List<Row> rows = StoredRows.rows(items);
    return plan.routes().stream()
        .map(route -> new PatternProof(plan, route, stores, rows).result())
        .toList();
  }
}
