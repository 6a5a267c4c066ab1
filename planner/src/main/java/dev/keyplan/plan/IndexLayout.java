package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The pass from demands to the table: components are solved apart and laid over each other, slot by
 * slot.
 */
final class IndexLayout {

  private final Model model;
  private final KeyEntries entries;
  private final KeySpelling spelling;

  private IndexLayout(Model model) {
    this.model = model;
    this.entries = new KeyEntries(model);
    this.spelling = new KeySpelling(model);
  }

  static Layout of(Model model, List<Demand> demands) {
    return new IndexLayout(model).layout(demands);
  }

  private Layout layout(List<Demand> demands) {
    List<Layout.Solved> solved =
        Component.of(model, demands).stream().map(c -> new Layout.Solved(c, solve(c))).toList();
    int indexes = solved.stream().mapToInt(s -> s.assignment().indexes().size()).max().orElse(0);
    List<List<KeyEntry>> slots = new ArrayList<>();
    List<Map<String, String>> heads = new ArrayList<>();
    for (int slot = 0; slot <= indexes; slot++) {
      slots.add(entriesOf(slot, solved));
    }
    slots = new SparseEntries(demands, solved).of(slots);
    for (int slot = 0; slot <= indexes; slot++) {
      heads.add(heads(slots.get(slot), demandsOf(slot, solved)));
    }
    return new Layout(List.of(new Layout.OfTable(table(slots, heads), slots, solved)));
  }

  private SlotAssignment solve(Component component) {
    return component.hasCollections()
        ? new TiedKindsSolver(component, entries).solve()
        : SingleKindSolver.solve(component.kinds().get(0), component.demands(), entries);
  }

  private List<KeyEntry> entriesOf(int slot, List<Layout.Solved> solved) {
    List<KeyEntry> made = new ArrayList<>();
    for (Layout.Solved s : solved) {
      for (Kind kind : s.component().kinds()) {
        List<Demand> here =
            demandsOf(slot, List.of(s)).stream()
                .filter(d -> d.on(kind.name()).isPresent())
                .toList();
        if (slot == 0) {
          made.add(entries.base(kind, here));
        } else if (!here.isEmpty()) {
          made.add(entries.of(kind, here));
        }
      }
    }
    return made;
  }

  private static List<Demand> demandsOf(int slot, List<Layout.Solved> solved) {
    return solved.stream().flatMap(s -> s.assignment().slot(slot).stream()).toList();
  }

  /** The literal of each kind in a slot. */
  private Map<String, String> heads(List<KeyEntry> slot, List<Demand> demands) {
    Map<String, String> heads = new TreeMap<>();
    slot.forEach(e -> heads.put(e.kind().name(), e.kind().prefix()));
    for (String root : model.kinds().stream().map(Kind::name).sorted().toList()) {
      List<Demand> collections =
          demands.stream()
              .filter(d -> d.isCollection() && d.pattern().kind().equals(root))
              .toList();
      if (!collections.isEmpty()) {
        heads.putAll(headsBelow(root, slot, Line.of(collections).orElseThrow()));
      }
    }
    return heads;
  }

  private static Map<String, String> headsBelow(String root, List<KeyEntry> slot, Line line) {
    List<Kind> kinds =
        slot.stream()
            .filter(e -> e.standsFor().filter(root::equals).isPresent() && !e.isOwnPartition())
            .map(KeyEntry::kind)
            .toList();
    List<String> placed = new ArrayList<>();
    line.forward().forEach(placed::addAll);
    line.backward().forEach(placed::addAll);
    List<String> others = kinds.stream().map(Kind::name).filter(k -> !placed.contains(k)).toList();
    return Heads.of(line, kinds, others);
  }

  private Table table(List<List<KeyEntry>> slots, List<Map<String, String>> heads) {
    PrimaryKey table =
        new PrimaryKey(
            Table.ONLY, new KeySchema(model.settings().partitionKey(), model.settings().sortKey()));
    List<SecondaryIndex> indexes = new ArrayList<>();
    for (int i = 1; i < slots.size(); i++) {
      String name = "GSI" + i;
      indexes.add(
          new SecondaryIndex(
              Table.ONLY,
              name,
              new KeySchema(name + "PK", name + "SK"),
              SecondaryIndex.Projection.ALL));
    }
    List<QueryTarget> targets = new ArrayList<>(List.of(table));
    targets.addAll(indexes);
    List<ItemShape> shapes = new ArrayList<>();
    for (Kind kind : model.kinds()) {
      shapes.add(new ItemShape(kind, Optional.empty(), keys(kind, targets, slots, heads)));
      kind.uniques().stream().map(u -> spelling.marker(kind, u, table)).forEach(shapes::add);
    }
    return new Table(Table.ONLY, table, indexes, shapes);
  }

  private List<ItemShape.ItemKeys> keys(
      Kind kind,
      List<QueryTarget> targets,
      List<List<KeyEntry>> slots,
      List<Map<String, String>> heads) {
    List<ItemShape.ItemKeys> keys = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      for (KeyEntry entry : slots.get(i)) {
        if (entry.kind().equals(kind)) {
          String head = heads.get(i).getOrDefault(kind.name(), kind.prefix());
          keys.add(
              new ItemShape.ItemKeys(
                  targets.get(i),
                  spelling.partition(entry),
                  spelling.sort(entry, head),
                  entry.admissions()));
        }
      }
    }
    return keys;
  }
}
