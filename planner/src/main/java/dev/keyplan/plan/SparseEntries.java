package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * The pass that makes index entries sparse: where all patterns that read an entry fix the same
 * value, only the items with that value have its keys.
 */
final class SparseEntries {

  private final List<Demand> demands;
  private final List<Layout.Solved> solved;

  SparseEntries(List<Demand> demands, List<Layout.Solved> solved) {
    this.demands = demands;
    this.solved = solved;
  }

  /** The entries of each slot, the base table first, which holds every item. */
  List<List<KeyEntry>> of(List<List<KeyEntry>> slots) {
    List<List<KeyEntry>> made = new ArrayList<>(List.of(slots.get(0)));
    for (int i = 1; i < slots.size(); i++) {
      List<KeyEntry> entries = new ArrayList<>();
      for (KeyEntry entry : slots.get(i)) {
        entries.add(
            isInCollection(entry.kind(), i) ? entry : entry.only(shared(readers(entry, i, slots))));
      }
      made.add(entries);
    }
    return made;
  }

  private boolean isInCollection(Kind kind, int slot) {
    return solved.stream()
        .flatMap(s -> s.assignment().slot(slot).stream())
        .anyMatch(d -> d.isCollection() && d.on(kind.name()).isPresent());
  }

  /** The patterns that read an entry: each reads the first that serves it. */
  private List<KeySignature> readers(KeyEntry entry, int slot, List<List<KeyEntry>> slots) {
    return demands.stream()
        .filter(d -> !d.isCollection())
        .map(Demand::own)
        .filter(s -> s.kind().equals(entry.kind()) && entry.serves(s))
        .filter(s -> slots.subList(0, slot).stream().noneMatch(earlier -> serves(earlier, s)))
        .toList();
  }

  private static boolean serves(List<KeyEntry> entries, KeySignature signature) {
    return entries.stream().anyMatch(e -> e.kind().equals(signature.kind()) && e.serves(signature));
  }

  /** The values that all of them fix. */
  private static List<Admission> shared(List<KeySignature> readers) {
    return readers.stream().findFirst().map(KeySignature::constants).orElse(List.of()).stream()
        .filter(c -> c.match(i -> true, p -> false))
        .filter(c -> readers.stream().allMatch(r -> r.constants().contains(c)))
        .toList();
  }
}
