package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a pattern fixes of one kind: the row of sets {@code E}, {@code E+t1}, {@code E+t1+t2}, …
 * that must be prefixes of the key that serves it.
 *
 * @param kind the kind
 * @param equality attributes that have a given value
 * @param tail attributes by which the result is ordered, the one with a range first; none of them
 *     in {@code equality}
 * @param tenant the attribute at the front of the kind's keys, where its items belong to tenants
 * @param constants what the spec fixes: values of attributes in {@code equality}, and attributes
 *     that must be there or missing
 */
record KeySignature(
    Kind kind,
    NavigableSet<String> equality,
    List<String> tail,
    Optional<String> tenant,
    List<Admission> constants) {

  KeySignature {
    equality = Collections.unmodifiableNavigableSet(new TreeSet<>(equality));
    tail = List.copyOf(tail);
    constants = constants.stream().sorted(Admission.ORDER).toList();
  }

  /** The row, smallest set first. */
  List<NavigableSet<String>> sets() {
    List<NavigableSet<String>> sets = new ArrayList<>();
    sets.add(equality);
    NavigableSet<String> growing = new TreeSet<>(equality);
    for (String attribute : tail) {
      growing.add(attribute);
      sets.add(new TreeSet<>(growing));
    }
    return sets;
  }

  /** All attributes that the pattern names. */
  NavigableSet<String> last() {
    NavigableSet<String> all = new TreeSet<>(equality);
    all.addAll(tail);
    return all;
  }

  /**
   * Whether one entry can serve both: each set of one row contains or is contained in each set of
   * the other, and both want the items that have and lack the same attributes.
   */
  boolean fits(KeySignature other) {
    return crossesTenants() == other.crossesTenants()
        && presences().equals(other.presences())
        && isOfAll() == other.isOfAll()
        && sets().stream()
            .allMatch(
                a -> other.sets().stream().allMatch(b -> a.containsAll(b) || b.containsAll(a)));
  }

  /** Whether every entry that serves the other serves this too: the row is part of the other's. */
  boolean ridesWith(KeySignature other) {
    return crossesTenants() == other.crossesTenants()
        && presences().equals(other.presences())
        && isOfAll() == other.isOfAll()
        && other.sets().containsAll(sets());
  }

  /** Whether the base table's key, which holds exactly the identity, may serve it. */
  boolean isWithinIdentity() {
    return !isOfAll()
        && !crossesTenants()
        && presences().isEmpty()
        && kind.identity().containsAll(last());
  }

  /**
   * Whether nothing is given, so that all items of the kind lie in one partition of their own. It
   * stands for an attribute that every item has with the same value and no other row holds.
   */
  boolean isOfAll() {
    return equality.isEmpty();
  }

  /**
   * Whether it reads the items of all tenants. Its key does not begin with a tenant, and that of a
   * pattern within one does, so that access can be granted by the start of a key.
   */
  boolean crossesTenants() {
    return tenant.filter(t -> !equality.contains(t)).isPresent();
  }

  /** What it names beside the identity. */
  List<String> foreign() {
    return last().stream().filter(a -> !kind.identifies(a)).toList();
  }

  /**
   * The attributes that every wanted item has or lacks: what the spec says, and the optional ones
   * of the row. An index either holds all items or only these, so that patterns which differ in it
   * share no entry.
   */
  List<Admission> presences() {
    return Stream.concat(
            constants.stream().filter(c -> c.match(i -> false, p -> true)),
            last().stream()
                .filter(a -> kind.attribute(a).optional())
                .map(a -> new Admission.Presence(a, true)))
        .distinct()
        .sorted(Admission.ORDER)
        .toList();
  }

  /** {@code customerId status; placedAt}: what it is, whatever the order of the parameters. */
  @Override
  public String toString() {
    return equality.stream().collect(Collectors.joining(" "))
        + (tail.isEmpty() ? "" : "; " + String.join(" ", tail));
  }
}
