package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Tenant;
import dev.keyplan.model.Unique;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The pass from access patterns to key signatures, for those patterns that need a Query.
 *
 * <p>A row stops as soon as it holds the identity or a unique value: one item has no order. A range
 * is never dropped, and neither is an optional attribute, since items that lack it are left out.
 */
final class KeySignatures {

  private KeySignatures() {}

  /** All demands, in {@link Demand#ORDER}. */
  static List<Demand> of(Model model) {
    return model.accessPatterns().stream()
        .flatMap(p -> demand(p, model))
        .sorted(Demand.ORDER)
        .toList();
  }

  private static Stream<Demand> demand(AccessPattern pattern, Model model) {
    Kind kind = model.kind(pattern.kind());
    return switch (PatternForm.of(pattern, kind)) {
      case HOP, BY_IDENTITY, BY_MARKER -> Stream.of();
      case COLLECTION -> Stream.of(new Demand(pattern, collection(pattern, kind, model)));
      case ONE_KIND ->
          Stream.of(new Demand(pattern, List.of(signature(pattern, kind, tenant(kind, model)))));
    };
  }

  private static List<KeySignature> collection(AccessPattern pattern, Kind kind, Model model) {
    List<KeySignature> signatures = new ArrayList<>();
    signatures.add(signature(pattern, kind, tenant(kind, model)));
    pattern.with().stream()
        .map(w -> member(model.kind(w.kind()), w.attributes(), model))
        .sorted(java.util.Comparator.comparing(s -> s.kind().name()))
        .forEach(signatures::add);
    return signatures;
  }

  private static KeySignature member(Kind kind, List<String> attributes, Model model) {
    return new KeySignature(
        kind, new TreeSet<>(attributes), List.of(), tenant(kind, model), List.of());
  }

  private static Optional<String> tenant(Kind kind, Model model) {
    return model.tenant().filter(t -> t.holds(kind)).map(Tenant::attribute);
  }

  /** What a pattern fixes of its own kind. */
  static KeySignature signature(AccessPattern pattern, Kind kind, Optional<String> tenant) {
    NavigableSet<String> equality = new TreeSet<>(PatternForm.equality(pattern));
    List<String> wanted =
        Stream.concat(
                pattern.ranges().stream().map(AccessPattern.RangeCondition::attribute),
                pattern.orderBy().stream().map(AccessPattern.OrderBy::attribute))
            .filter(a -> !equality.contains(a))
            .distinct()
            .toList();
    return new KeySignature(
        kind,
        equality,
        needed(pattern, kind, equality, wanted),
        tenant,
        PatternForm.constants(pattern));
  }

  private static List<String> needed(
      AccessPattern pattern, Kind kind, NavigableSet<String> equality, List<String> wanted) {
    int needed = wanted.size();
    int atLeast = pattern.ranges().isEmpty() ? 0 : 1;
    while (needed > atLeast
        && !kind.attribute(wanted.get(needed - 1)).optional()
        && isOneItem(kind, equality, wanted.subList(0, needed - 1))) {
      needed--;
    }
    return wanted.subList(0, needed);
  }

  private static boolean isOneItem(Kind kind, NavigableSet<String> equality, List<String> tail) {
    NavigableSet<String> fixed = new TreeSet<>(equality);
    fixed.addAll(tail);
    return Stream.concat(
            Stream.of(kind.identity()), kind.uniques().stream().map(Unique::attributes))
        .anyMatch(fixed::containsAll);
  }
}
