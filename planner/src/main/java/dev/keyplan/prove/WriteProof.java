package dev.keyplan.prove;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.WriteRoute;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * Does writes in a long mixed sequence, on the tables and on plain rows. After each one each table
 * must hold exactly what follows from the rows: every key, every marker, nothing else (R7). What
 * may not be done must be refused.
 */
final class WriteProof {

  private static final int TRIES_PER_WRITE = 60;
  private static final long SEED = 20_261_201;

  private final Plan plan;
  private final Tables<MemoryTable> tables;
  private final PlainRows rows;
  private final WriteChoice choice;
  private final Random random = new Random(SEED);
  private final Map<String, Tally> tallies = new LinkedHashMap<>();

  WriteProof(Plan plan, List<ExampleItem> items) {
    this.plan = plan;
    this.tables = StoredRows.loaded(plan.tables(), items, 0);
    List<Row> examples = StoredRows.rows(items);
    this.rows = new PlainRows(plan.model(), examples);
    this.choice = new WriteChoice(examples, random);
    plan.writes().forEach(w -> tallies.put(w.name(), new Tally()));
  }

  private static final class Tally {
    private int accepted;
    private int refused;
    private final List<ProofResult.Difference> differences = new ArrayList<>();
  }

  List<ProofResult.WriteResult> results() {
    int tries = TRIES_PER_WRITE * plan.writes().size();
    for (int i = 0; i < tries && isRight(); i++) {
      tryOnce(
          plan.writes().get(i < plan.writes().size() ? i : random.nextInt(plan.writes().size())));
    }
    return plan.writes().stream()
        .map(WriteRoute::name)
        .map(
            name -> {
              Tally tally = tallies.getOrDefault(name, new Tally());
              return new ProofResult.WriteResult(
                  name, tally.accepted, tally.refused, tally.differences);
            })
        .toList();
  }

  /** After a difference the table and the rows have parted, and nothing more can be said. */
  private boolean isRight() {
    return tallies.values().stream().allMatch(t -> t.differences.isEmpty());
  }

  private void tryOnce(WriteRoute route) {
    Optional<WriteArguments> arguments = choice.of(route, rows.of(route.kind()));
    Tally tally = tallies.computeIfAbsent(route.name(), n -> new Tally());
    if (arguments.isPresent()) {
      Optional<String> wrong = outcome(route, arguments.get(), tally);
      wrong.ifPresent(
          what ->
              tally.differences.add(
                  new ProofResult.Difference(
                      arguments.get().toString(), "after other writes", what)));
    }
  }

  private Optional<String> outcome(WriteRoute route, WriteArguments arguments, Tally tally) {
    String refusal = "";
    boolean accepted = true;
    boolean meant = false;
    try {
      meant = rows.apply(route, arguments);
      WriteRun.run(tables, route, arguments);
    } catch (RefusedRequest refused) {
      accepted = false;
      refusal = refused.reason();
    }
    tally.accepted += accepted && meant ? 1 : 0;
    tally.refused += accepted ? 0 : 1;
    if (meant && !accepted) {
      return Optional.of("refused, but it may be done: " + refusal);
    }
    boolean nothingToDelete = route.verb() == WriteRoute.Verb.DELETE;
    if (accepted && !meant && !nothingToDelete) {
      return Optional.of("done, but it should be refused");
    }
    return contents(plan, tables, rows);
  }

  /** How the tables differ from what the rows say that they hold. */
  static Optional<String> contents(Plan plan, Tables<MemoryTable> tables, PlainRows rows) {
    return tables.all().stream()
        .flatMap(t -> contents(t, rows.stored(plan.model(), t.table())).stream())
        .findFirst();
  }

  private static Optional<String> contents(MemoryTable table, Map<ItemKey, StoredItem> expected) {
    if (table.holds(expected)) {
      return Optional.empty();
    }
    Map<ItemKey, StoredItem> actual = new TreeMap<>();
    table
        .items()
        .forEach(i -> actual.put(i.key(table.table().primaryKey().keys()).orElseThrow(), i));
    for (Map.Entry<ItemKey, StoredItem> entry : expected.entrySet()) {
      StoredItem found = actual.remove(entry.getKey());
      if (!entry.getValue().equals(found)) {
        return Optional.of(
            "the table should hold "
                + Printed.of(entry.getValue().attributes())
                + ", but holds "
                + (found == null ? "nothing" : Printed.of(found.attributes())));
      }
    }
    return Optional.of("the table should not hold " + actual.keySet());
  }
}
