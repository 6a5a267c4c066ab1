package dev.keyplan.plan;

import dev.keyplan.plan.Decision.Alternative;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What an index is for, why it is global, and what shares it. */
final class IndexDecision {

  private final Layout layout;
  private final SecondaryIndex index;
  private final List<Route> routes;

  IndexDecision(Layout layout, List<Route> routes, SecondaryIndex index) {
    this.layout = layout;
    this.index = index;
    this.routes =
        routes.stream()
            .filter(r -> r.steps().stream().anyMatch(s -> s.match(g -> false, q -> reads(q))))
            .toList();
  }

  private boolean reads(Step.Query query) {
    return query.target().equals(index);
  }

  Decision decision() {
    List<KeyEntry> entries = layout.entries(index);
    String holds = entries.stream().map(IndexDecision::held).collect(Collectors.joining(", "));
    return new Decision(
        index.label(),
        "a global index that holds " + holds,
        "it serves "
            + Clauses.quoted(routes.stream().map(r -> r.pattern().name()).toList())
            + ", which no primary key serves",
        rejected(entries));
  }

  private static String held(KeyEntry entry) {
    String which =
        entry.partition().isEmpty()
            ? "every " + entry.kind().name() + " in one partition"
            : entry.kind().name() + " by " + Clauses.quoted(entry.partition());
    return which
        + (entry.admissions().isEmpty()
            ? ""
            : ", only where " + Clauses.admissions(entry.admissions()));
  }

  private List<Alternative> rejected(List<KeyEntry> entries) {
    List<Alternative> rejected = new ArrayList<>();
    rejected.add(
        new Alternative(
            "a local index",
            entries.stream().allMatch(this::hasTablePartition)
                ? "it bounds an item collection to 10 GB, exists from the table's creation only,"
                    + " and no pattern here must read its own writes"
                : "it keeps the table's partition key, and here the partition is another"));
    entries.stream()
        .filter(e -> !e.optional().isEmpty())
        .map(
            e ->
                new Alternative(
                    "a placeholder for "
                        + Clauses.one(e.kind().name())
                        + " without "
                        + Clauses.quoted(e.optional()),
                    "no pattern wants those items, so they are left out: the index is sparse,"
                        + " smaller and cheaper"))
        .forEach(rejected::add);
    entries.stream()
        .filter(e -> !e.admissions().isEmpty())
        .map(
            e ->
                new Alternative(
                    "these keys on every " + e.kind().name(),
                    "no pattern reads the others here: they would be stored and written twice, and"
                        + " put one more item under the same partition key"))
        .forEach(rejected::add);
    return rejected;
  }

  private boolean hasTablePartition(KeyEntry entry) {
    KeyEntry base =
        layout.entry(entry.kind().name(), layout.table(index).primaryKey()).orElseThrow();
    return base.partition().equals(entry.partition()) && base.standsFor().equals(entry.standsFor());
  }
}
