package dev.keyplan.plan;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.Decision.Alternative;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Why a kind has the primary key that it has. */
final class BaseKeyDecision {

  private final Layout layout;
  private final Kind kind;
  private final PrimaryKey primary;
  private final KeyEntry entry;
  private final List<Demand> demands;

  BaseKeyDecision(Layout layout, Kind kind) {
    this.layout = layout;
    this.kind = kind;
    this.primary = layout.table(kind.name()).primaryKey();
    this.entry = layout.entry(kind.name(), primary).orElseThrow();
    this.demands =
        layout.components().stream()
            .flatMap(s -> s.component().demands().stream())
            .filter(d -> d.on(kind.name()).isPresent())
            .toList();
  }

  Decision decision() {
    ItemShape.ItemKeys keys = layout.shape(kind.name()).primary();
    return new Decision(
        kind.name(),
        "its primary key is `%s`, `%s`".formatted(keys.partition(), keys.sort()),
        because(),
        rejected());
  }

  private String because() {
    List<String> served =
        demands.stream().filter(this::isServed).map(d -> d.pattern().name()).toList();
    String guard = "it holds exactly what identifies an item, so no second one can be stored";
    if (!served.isEmpty()) {
      return guard + ", and it serves " + Clauses.quoted(served) + " without an index";
    }
    if (entry.isOwnPartition()) {
      return guard;
    }
    return entry
        .standsFor()
        .map(k -> guard + ", and it lies in the partition of its " + k)
        .orElse(guard);
  }

  private boolean isServed(Demand demand) {
    return demand.isCollection() ? layout.holds(primary, demand) : entry.serves(demand.own());
  }

  private List<Alternative> rejected() {
    List<Alternative> rejected = new ArrayList<>();
    demands.stream()
        .filter(d -> !isServed(d))
        .map(d -> d.on(kind.name()).orElseThrow())
        .map(s -> new TreeSet<>(s.equality()))
        .filter(e -> !e.equals(new TreeSet<>(entry.partition())))
        .distinct()
        .forEach(e -> rejected.add(alternative(e)));
    return rejected;
  }

  private Alternative alternative(Set<String> equality) {
    List<String> foreign = equality.stream().filter(a -> !kind.identifies(a)).toList();
    if (equality.isEmpty()) {
      return new Alternative(
          "one partition for every " + kind.name(),
          "a partition takes 1,000 writes and 3,000 reads a second, and every get and write would"
              + " meet it");
    }
    String choice = "a partition by " + Clauses.quoted(equality);
    if (foreign.isEmpty()) {
      return new Alternative(
          choice,
          "then what the chosen key serves would need an index instead, and no index would be"
              + " saved");
    }
    boolean changes = foreign.stream().map(kind::attribute).anyMatch(a -> !a.immutable());
    List<String> mutable =
        foreign.stream()
            .map(kind::attribute)
            .filter(a -> !a.immutable())
            .map(Attribute::name)
            .toList();
    return new Alternative(
        choice,
        changes
            ? "%s can change, and a primary key cannot".formatted(Clauses.quoted(mutable))
            : "a key with more than the identity would let two items with one identity be stored,"
                + " and every get would"
                + " have to know %s".formatted(Clauses.quoted(foreign)));
  }
}
