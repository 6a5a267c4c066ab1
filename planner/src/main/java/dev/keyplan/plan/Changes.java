package dev.keyplan.plan;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.Action.Condition.Absent;
import dev.keyplan.plan.WriteRoute.Argument;
import dev.keyplan.plan.WriteRoute.Role;
import dev.keyplan.plan.WriteRoute.Verb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The changes of one kind: which mutable attributes go together, and what each change must know to
 * keep keys right.
 */
final class Changes {

  private final Kind kind;
  private final ItemShape shape;
  private final List<ItemShape> markers;

  Changes(ItemShape shape, List<ItemShape> markers) {
    this.kind = shape.kind();
    this.shape = shape;
    this.markers = markers;
  }

  /** Those in no key and not unique, if there are any. */
  Optional<List<String>> plain() {
    List<String> plain =
        mutable().stream().filter(a -> !isUnique(a) && touched(List.of(a)).isEmpty()).toList();
    return plain.isEmpty() ? Optional.empty() : Optional.of(plain);
  }

  /** For each set of indexes, the attributes that are in the keys of exactly those. */
  List<WriteRoute> indexed() {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (String attribute : mutable()) {
      List<QueryTarget> indexes = touched(List.of(attribute));
      if (!isUnique(attribute) && !indexes.isEmpty()) {
        groups.computeIfAbsent(names(indexes), k -> new ArrayList<>()).add(attribute);
      }
    }
    return groups.values().stream().map(this::changeIndexed).toList();
  }

  private WriteRoute changeIndexed(List<String> attributes) {
    List<QueryTarget> indexes = touched(attributes);
    List<Argument> seen = unchanged(attributes, List.of());
    List<Argument> arguments = new ArrayList<>(Writes.keyArguments(kind));
    arguments.addAll(seen);
    attributes.forEach(a -> arguments.add(new Argument(a, Role.NEW)));
    return new WriteRoute(
        name(attributes),
        Verb.CHANGE_INDEXED,
        kind,
        arguments,
        List.of(new Action.Update(shape, attributes, indexes, Writes.unchanged(seen.stream()))),
        "the keys of "
            + names(indexes)
            + (admitsOnly(attributes)
                ? " depend on it, and are set or removed in the same request"
                : " are made from it and change in the same request")
            + (seen.isEmpty() ? "" : "; what else they are made from must still be as given"));
  }

  /**
   * For each unique value that can change, its marker, its keys and the item in one transaction.
   */
  List<WriteRoute> unique() {
    List<List<ItemShape>> groups = new ArrayList<>();
    for (ItemShape marker : markers) {
      if (!changing(List.of(marker)).isEmpty()) {
        join(groups, marker);
      }
    }
    return groups.stream().map(this::changeUnique).toList();
  }

  /** Markers that share a mutable attribute change together. */
  private void join(List<List<ItemShape>> groups, ItemShape marker) {
    List<String> own = changing(List.of(marker));
    List<List<ItemShape>> met =
        groups.stream().filter(g -> changing(g).stream().anyMatch(own::contains)).toList();
    groups.removeAll(met);
    List<ItemShape> joined = new ArrayList<>(met.stream().flatMap(List::stream).toList());
    joined.add(marker);
    groups.add(joined);
  }

  private WriteRoute changeUnique(List<ItemShape> group) {
    List<String> attributes = changing(group);
    List<Argument> seen = new ArrayList<>();
    attributes.forEach(a -> seen.add(new Argument(a, Role.OLD)));
    seen.addAll(unchanged(attributes, group));
    List<Argument> arguments = new ArrayList<>(Writes.keyArguments(kind));
    arguments.addAll(seen);
    attributes.forEach(a -> arguments.add(new Argument(a, Role.NEW)));
    List<Action> actions = new ArrayList<>();
    group.forEach(m -> actions.add(new Action.Delete(m, Writes.ownedBy(kind))));
    group.forEach(m -> actions.add(new Action.Put(m, List.of(new Absent()))));
    actions.add(
        new Action.Update(shape, attributes, touched(attributes), Writes.unchanged(seen.stream())));
    return new WriteRoute(
        name(attributes),
        Verb.CHANGE_UNIQUE,
        kind,
        arguments,
        actions,
        "the old value is freed and the new one taken in the same transaction as the item; a marker"
            + " whose value stays the same is neither deleted nor put, since a transaction may"
            + " touch an item once only");
  }

  private List<Argument> unchanged(List<String> changed, List<ItemShape> markers) {
    List<String> needed = new ArrayList<>();
    touched(changed).forEach(i -> needed.addAll(shape.on(i).orElseThrow().attributes()));
    markers.forEach(m -> needed.addAll(m.primary().partition().attributes()));
    return needed.stream()
        .distinct()
        .filter(a -> !changed.contains(a) && !kind.identifies(a))
        .map(a -> new Argument(a, Role.UNCHANGED))
        .toList();
  }

  /** The mutable attributes of unique values, in the kind's order. */
  private List<String> changing(List<ItemShape> group) {
    List<String> unique =
        group.stream().flatMap(m -> m.unique().orElseThrow().attributes().stream()).toList();
    return mutable().stream().filter(unique::contains).toList();
  }

  private List<String> mutable() {
    return kind.attributes().stream()
        .filter(a -> !a.immutable() && !a.reference() && !kind.identifies(a.name()))
        .map(Attribute::name)
        .toList();
  }

  private boolean isUnique(String attribute) {
    return kind.uniques().stream().anyMatch(u -> u.attributes().contains(attribute));
  }

  /** Whether the attributes are part of no key, and only decide which items have it. */
  private boolean admitsOnly(List<String> attributes) {
    return shape.keys().stream().noneMatch(k -> k.parts().stream().anyMatch(attributes::contains));
  }

  private List<QueryTarget> touched(List<String> attributes) {
    return shape.keys().stream()
        .filter(k -> k.attributes().stream().anyMatch(attributes::contains))
        .map(ItemShape.ItemKeys::target)
        .toList();
  }

  private String name(List<String> attributes) {
    return "change"
        + kind.name()
        + attributes.stream()
            .map(a -> Character.toUpperCase(a.charAt(0)) + a.substring(1))
            .collect(Collectors.joining("And"));
  }

  private static String names(List<QueryTarget> indexes) {
    return indexes.stream().map(QueryTarget::name).collect(Collectors.joining(" and "));
  }
}
