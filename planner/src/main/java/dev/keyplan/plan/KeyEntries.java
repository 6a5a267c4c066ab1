package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** From signatures that fit to the one entry that serves them all. */
final class KeyEntries {

  private final Model model;

  KeyEntries(Model model) {
    this.model = model;
  }

  /** The base key of a kind, where the demands are what the base table must serve. */
  KeyEntry base(Kind kind, List<Demand> demands) {
    return demands.isEmpty()
        ? entry(kind, PrimaryKeys.usualPartition(kind), List.of(), Optional.empty())
        : of(kind, demands);
  }

  /** The entry of a kind that serves demands which fit each other. */
  KeyEntry of(Kind kind, List<Demand> demands) {
    List<NavigableSet<String>> sets =
        demands.stream()
            .flatMap(d -> d.on(kind.name()).stream())
            .flatMap(s -> s.sets().stream())
            .sorted(Comparator.comparingInt(Collection::size))
            .distinct()
            .toList();
    List<String> sort = new ArrayList<>();
    for (int i = 1; i < sets.size(); i++) {
      TreeSet<String> added = new TreeSet<>(sets.get(i));
      added.removeAll(sets.get(i - 1));
      sort.addAll(arranged(kind, added));
    }
    Optional<String> root =
        demands.stream().filter(Demand::isCollection).map(d -> d.pattern().kind()).findFirst();
    List<Admission> presences =
        demands.stream()
            .flatMap(d -> d.on(kind.name()).stream())
            .findFirst()
            .map(KeySignature::presences)
            .orElse(List.of());
    KeyEntry entry = entry(kind, arranged(kind, sets.get(0)), sort, root);
    return entry.only(
        presences.stream().filter(p -> !entry.optional().contains(p.attribute())).toList());
  }

  private KeyEntry entry(
      Kind kind, List<String> partition, List<String> sort, Optional<String> root) {
    List<String> whole = new ArrayList<>(sort);
    kind.identity().stream()
        .filter(a -> !partition.contains(a) && !sort.contains(a))
        .forEach(whole::add);
    Optional<Standing> standing =
        Standing.of(kind, partition, model).stream()
            .filter(s -> root.map(s.target()::equals).orElse(true))
            .findFirst();
    List<String> ordered = standing.map(Standing::attributes).orElse(partition);
    return new KeyEntry(kind, ordered, whole, standing.map(Standing::target), List.of());
  }

  /**
   * Identity first and in its order, the rest by name; what stands for another kind stays together.
   */
  private static List<String> arranged(Kind kind, NavigableSet<String> attributes) {
    List<String> plain = new ArrayList<>(kind.identity());
    plain.retainAll(attributes);
    attributes.stream()
        .filter(a -> !plain.contains(a))
        .sorted(
            Comparator.comparing((String a) -> !kind.attribute(a).reference())
                .thenComparing(Comparator.naturalOrder()))
        .forEach(plain::add);
    List<String> arranged = new ArrayList<>();
    for (String attribute : plain) {
      if (!arranged.contains(attribute)) {
        arranged.addAll(block(kind, attribute, plain, arranged));
      }
    }
    return arranged;
  }

  private static List<String> block(
      Kind kind, String attribute, List<String> among, List<String> placed) {
    return Standing.direct(kind).stream()
        .map(Standing::attributes)
        .filter(b -> b.contains(attribute) && among.containsAll(b))
        .filter(b -> b.stream().noneMatch(placed::contains))
        .findFirst()
        .orElse(List.of(attribute));
  }
}
