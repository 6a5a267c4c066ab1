package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The attributes of a kind's two keys in one slot, before they are spelled.
 *
 * @param kind the kind
 * @param partition the partition key's attributes
 * @param sort the sort key's attributes, those that complete the identity last
 * @param standsFor the kind whose item the partition is, where its attributes are exactly such an
 *     identity
 * @param admissions what must hold of an item for it to have these keys
 */
record KeyEntry(
    Kind kind,
    List<String> partition,
    List<String> sort,
    Optional<String> standsFor,
    List<Admission> admissions) {

  KeyEntry {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
    admissions = List.copyOf(admissions);
  }

  /** The same keys, for items that have these values only. */
  KeyEntry only(List<Admission> values) {
    return new KeyEntry(
        kind,
        partition,
        sort,
        standsFor,
        Stream.concat(values.stream(), admissions.stream()).sorted(Admission.ORDER).toList());
  }

  /** The value that each item has which has these keys, where there is one. */
  Optional<Value> value(String attribute) {
    return admissions.stream()
        .filter(a -> a.attribute().equals(attribute))
        .flatMap(a -> a.match(i -> Stream.of(i.value()), p -> Stream.<Value>of()))
        .findFirst();
  }

  /**
   * Whether the partition is the item's own: its sort key then comes before all that hangs below
   * it.
   */
  boolean isOwnPartition() {
    return standsFor.filter(kind.name()::equals).isPresent()
        && new TreeSet<>(partition).equals(new TreeSet<>(kind.identity()));
  }

  /**
   * Whether each set of the row is a prefix of this key, and no item is missing that the pattern
   * wants.
   */
  boolean serves(KeySignature signature) {
    return signature.equality().containsAll(partition)
        && signature.isOfAll() == partition.isEmpty()
        && signature.tenant().stream()
            .allMatch(t -> partition.contains(t) != signature.crossesTenants())
        && signature.sets().stream().allMatch(this::hasPrefix)
        && signature.constants().containsAll(values())
        && presences().equals(signature.presences());
  }

  private boolean hasPrefix(NavigableSet<String> set) {
    NavigableSet<String> growing = new TreeSet<>(partition);
    for (String attribute : sort) {
      if (growing.size() >= set.size()) {
        break;
      }
      growing.add(attribute);
    }
    return growing.equals(set);
  }

  private List<Admission> values() {
    return admissions.stream().filter(a -> a.match(i -> true, p -> false)).toList();
  }

  /** The attributes that every item with such keys has or lacks, of those that it may lack. */
  private List<Admission> presences() {
    return Stream.concat(
            admissions.stream().filter(a -> a.match(i -> false, p -> true)),
            optional().stream().map(a -> new Admission.Presence(a, true)))
        .distinct()
        .sorted(Admission.ORDER)
        .toList();
  }

  /** The attributes without which an item has no such key. */
  List<String> optional() {
    return Stream.concat(partition.stream(), sort.stream())
        .filter(a -> kind.attribute(a).optional())
        .toList();
  }
}
