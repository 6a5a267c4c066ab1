package dev.keyplan.prove;

import dev.keyplan.example.ExampleItem;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Does each composed write many times, on the tables and on plain rows. After each one the tables
 * must hold exactly what follows from the rows; what may not be done must be refused, and then
 * nothing may have changed.
 */
final class ComposedProof {

  private static final int TRIES = 400;
  private static final long SEED = 20_261_207;

  private final Plan plan;
  private final List<Row> examples;

  ComposedProof(Plan plan, List<ExampleItem> items) {
    this.plan = plan;
    this.examples = StoredRows.rows(items);
  }

  List<ProofResult.WriteResult> results() {
    return plan.composed().stream().map(r -> new Sequence(r).result()).toList();
  }

  /** One write after the other, from the example items; begun anew when little is left. */
  private final class Sequence {
    private final ComposedRoute route;
    private final Random random = new Random(SEED);
    private final WriteChoice choice = new WriteChoice(examples, random);
    private PlainRows rows;
    private Tables<MemoryTable> tables;
    private int accepted;
    private int refused;

    Sequence(ComposedRoute route) {
      this.route = route;
      this.rows = new ComposedStart(plan.model(), route.write(), random).rows(examples);
      this.tables = filled(plan, rows);
    }

    ProofResult.WriteResult result() {
      List<ProofResult.Difference> differences = new ArrayList<>();
      for (int i = 0; i < TRIES && differences.isEmpty(); i++) {
        if (i % 20 == 0) {
          rows = someRows();
          tables = filled(plan, rows);
        }
        new ComposedChoice(choice, rows)
            .of(route)
            .ifPresent(
                a ->
                    outcome(a)
                        .ifPresent(
                            what ->
                                differences.add(
                                    new ProofResult.Difference(
                                        a.toString(), "after other writes", what))));
      }
      return new ProofResult.WriteResult(route.write().name(), accepted, refused, differences);
    }

    private PlainRows someRows() {
      return new ComposedStart(plan.model(), route.write(), random).rows(examples);
    }

    private static Tables<MemoryTable> filled(Plan plan, PlainRows from) {
      Tables<MemoryTable> result = Tables.of(plan.tables(), t -> new MemoryTable(t, 0));
      for (MemoryTable table : result.all()) {
        from.stored(plan.model(), table.table())
            .forEach((key, item) -> table.replace(key, Optional.of(item)));
      }
      return result;
    }

    private Optional<String> outcome(ComposedArguments arguments) {
      boolean meant = new ComposedMeaning(rows, route, arguments).apply();
      Optional<String> refusal = arguments.refusal(tables, route);
      accepted += refusal.isEmpty() ? 1 : 0;
      refused += refusal.isEmpty() ? 0 : 1;
      if (meant != refusal.isEmpty()) {
        return Optional.of(
            refusal
                .map("refused, but it may be done: "::concat)
                .orElse("done, but it should be refused"));
      }
      return WriteProof.contents(plan, tables, rows);
    }
  }
}
