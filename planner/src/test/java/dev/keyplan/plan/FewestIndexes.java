package dev.keyplan.plan;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.AccessPattern.Included;
import dev.keyplan.model.AccessPattern.OrderBy;
import dev.keyplan.model.AccessPattern.Parameter;
import dev.keyplan.model.AccessPattern.RangeCondition;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Narrowing;
import dev.keyplan.model.Unique;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The fewest indexes of a small model, by trying every key template of every kind in every slot. It
 * knows nothing of rows, chains or conflicts: a key serves a pattern if, read from the left, it
 * says what the pattern says. Keys are made alike for all items of a kind, whatever their values.
 */
final class FewestIndexes {

  private static final List<Optional<Narrowing.Presence>> NOT_ONLY = List.of(Optional.empty());

  private final Model model;
  private final List<AccessPattern> patterns;
  private final List<Kind> kinds;

  private FewestIndexes(Model model) {
    this.model = model;
    this.patterns = model.accessPatterns().stream().filter(p -> !needsNoQuery(p)).toList();
    this.kinds =
        model.kinds().stream()
            .filter(k -> patterns.stream().anyMatch(p -> returned(p).contains(k.name())))
            .toList();
  }

  static int of(Model model) {
    return new FewestIndexes(model).count();
  }

  private boolean needsNoQuery(AccessPattern p) {
    Kind kind = model.kind(p.kind());
    boolean isGet =
        p.verb() == AccessPattern.Verb.GET && p.with().isEmpty() && p.ranges().isEmpty();
    boolean byUnique =
        p.consistent()
            && kind.uniques().stream().anyMatch(u -> given(p).containsAll(u.attributes()));
    return p.hop().isPresent() || (isGet && (given(p).containsAll(kind.identity()) || byUnique));
  }

  private int count() {
    Set<Long> base = slots(true);
    Set<Long> index = maximal(slots(false));
    long all = (1L << patterns.size()) - 1;
    for (int indexes = 0; ; indexes++) {
      for (long served : base) {
        if (consistentServed(served) && covers(all & ~served, index, indexes)) {
          return indexes;
        }
      }
    }
  }

  private boolean consistentServed(long served) {
    for (int i = 0; i < patterns.size(); i++) {
      if (patterns.get(i).consistent() && (served >> i & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean covers(long open, Set<Long> index, int left) {
    if (open == 0) {
      return true;
    }
    long first = Long.lowestOneBit(open);
    return left > 0
        && index.stream()
            .filter(i -> (i & first) != 0)
            .anyMatch(i -> covers(open & ~i, index, left - 1));
  }

  /** What one slot can serve, for every choice of keys of all kinds and every line of kinds. */
  private Set<Long> slots(boolean isBase) {
    Set<Long> served = new LinkedHashSet<>();
    List<List<Integer>> lines = permutations(range(kinds.size()));
    combine(isBase, 0, new ArrayList<>(), lines, served);
    return served;
  }

  private void combine(
      boolean isBase,
      int kind,
      List<Set<Integer>> chosen,
      List<List<Integer>> lines,
      Set<Long> served) {
    if (kind == kinds.size()) {
      boolean needsLine = chosen.stream().anyMatch(r -> r.stream().anyMatch(p -> isCollection(p)));
      (needsLine ? lines : lines.subList(0, 1)).forEach(l -> served.add(served(chosen, l)));
      return;
    }
    for (Set<Integer> roles : roles(kinds.get(kind), isBase)) {
      chosen.add(roles);
      combine(isBase, kind + 1, chosen, lines, served);
      chosen.remove(chosen.size() - 1);
    }
  }

  private boolean isCollection(int pattern) {
    return !patterns.get(pattern).with().isEmpty();
  }

  private long served(List<Set<Integer>> chosen, List<Integer> line) {
    long mask = 0;
    for (int p = 0; p < patterns.size(); p++) {
      AccessPattern pattern = patterns.get(p);
      boolean all = true;
      for (int k = 0; k < kinds.size(); k++) {
        all &= !returned(pattern).contains(kinds.get(k).name()) || chosen.get(k).contains(p);
      }
      if (all && (pattern.with().isEmpty() || isInterval(p, chosen, line))) {
        mask |= 1L << p;
      }
    }
    return mask;
  }

  /**
   * The kinds of the collection stand side by side among those of its partition, the parent at one
   * end.
   */
  private boolean isInterval(int p, List<Set<Integer>> chosen, List<Integer> line) {
    String parent = patterns.get(p).kind();
    List<String> inPartition =
        line.stream()
            .filter(k -> standsInPartition(chosen.get(k), parent))
            .map(k -> kinds.get(k).name())
            .toList();
    List<Integer> places =
        returned(patterns.get(p)).stream().map(inPartition::indexOf).sorted().toList();
    int first = places.get(0);
    int last = places.get(places.size() - 1);
    int own = inPartition.indexOf(parent);
    return last - first == places.size() - 1 && (own == first || own == last);
  }

  private boolean standsInPartition(Set<Integer> roles, String parent) {
    return roles.stream()
        .anyMatch(p -> !patterns.get(p).with().isEmpty() && patterns.get(p).kind().equals(parent));
  }

  private static List<String> returned(AccessPattern pattern) {
    return Stream.concat(Stream.of(pattern.kind()), pattern.with().stream().map(Included::kind))
        .toList();
  }

  /**
   * For each key of the kind, the patterns that it serves as far as this kind goes; only the
   * largest sets.
   */
  private Set<Set<Integer>> roles(Kind kind, boolean isBase) {
    List<String> usable =
        isBase
            ? kind.identity()
            : kind.attributes().stream()
                .map(a -> a.name())
                .filter(a -> patterns.stream().anyMatch(p -> names(p, kind, a)))
                .toList();
    Set<Set<Integer>> found = new LinkedHashSet<>();
    for (List<String> order : arrangements(usable)) {
      if (isBase && order.size() < usable.size()) {
        continue;
      }
      for (Optional<Narrowing.Presence> only : isBase ? NOT_ONLY : onlys(kind)) {
        for (int split = 1; split <= order.size(); split++) {
          found.add(rolesOf(kind, order, split, only));
        }
      }
    }
    found.add(Set.of());
    Set<Set<Integer>> largest = new LinkedHashSet<>();
    for (Set<Integer> a : found) {
      if (found.stream().noneMatch(b -> b.size() > a.size() && b.containsAll(a))) {
        largest.add(a);
      }
    }
    return largest;
  }

  private static boolean names(AccessPattern p, Kind kind, String attribute) {
    return p.kind().equals(kind.name())
        ? named(p).contains(attribute)
        : p.with().stream()
            .anyMatch(w -> w.kind().equals(kind.name()) && w.attributes().contains(attribute));
  }

  /** An index may hold every item that has the key, or only those that have or lack something. */
  private List<Optional<Narrowing.Presence>> onlys(Kind kind) {
    return Stream.concat(
            NOT_ONLY.stream(),
            patterns.stream()
                .filter(p -> p.kind().equals(kind.name()))
                .flatMap(p -> p.narrowing().presence().stream())
                .map(Optional::of))
        .distinct()
        .toList();
  }

  private Set<Integer> rolesOf(
      Kind kind, List<String> key, int split, Optional<Narrowing.Presence> only) {
    List<String> whole = new ArrayList<>(key);
    kind.identity().stream().filter(a -> !whole.contains(a)).forEach(whole::add);
    Set<Integer> roles = new TreeSet<>();
    for (int p = 0; p < patterns.size(); p++) {
      if (returned(patterns.get(p)).contains(kind.name())
          && holds(whole, only, patterns.get(p))
          && serves(kind, whole, split, patterns.get(p))) {
        roles.add(p);
      }
    }
    return roles;
  }

  /** Whether the index tells what the pattern wants there or missing, and hides nothing else. */
  private static boolean holds(
      List<String> key, Optional<Narrowing.Presence> only, AccessPattern p) {
    return only.stream()
            .allMatch(
                o ->
                    p.narrowing().presence().contains(o)
                        || (o.isPresent() && named(p).contains(o.attribute())))
        && p.narrowing().presence().stream()
            .allMatch(
                w -> only.equals(Optional.of(w)) || (w.isPresent() && key.contains(w.attribute())));
  }

  private static boolean serves(Kind kind, List<String> key, int split, AccessPattern p) {
    Set<String> partition = new TreeSet<>(key.subList(0, split));
    boolean isOwn = p.kind().equals(kind.name());
    if (!p.with().isEmpty()) {
      Set<String> wanted =
          new TreeSet<>(
              isOwn
                  ? kind.identity()
                  : p.with().stream()
                      .filter(w -> w.kind().equals(kind.name()))
                      .flatMap(w -> w.attributes().stream())
                      .toList());
      return partition.equals(wanted) && key.stream().noneMatch(a -> kind.attribute(a).optional());
    }
    return isOwn
        && key.stream().filter(a -> kind.attribute(a).optional()).allMatch(wanted(p)::contains)
        && given(p).containsAll(partition)
        && saysIt(kind, key, p);
  }

  /**
   * First all that is given in any order, then the range, then the order, until one item is left;
   * but what comes before an optional attribute stays, since items without it are left out.
   */
  private static boolean saysIt(Kind kind, List<String> key, AccessPattern p) {
    List<String> given = given(p);
    if (!new TreeSet<>(key.subList(0, Math.min(key.size(), given.size())))
        .equals(new TreeSet<>(given))) {
      return false;
    }
    Set<String> fixed = new TreeSet<>(given);
    int at = given.size();
    List<String> tail = tail(p);
    for (int i = 0; i < tail.size(); i++) {
      String next = tail.get(i);
      List<String> rest = tail.subList(i, tail.size());
      boolean isRange = p.ranges().stream().anyMatch(r -> r.attribute().equals(next));
      boolean isEnough =
          isOneItem(kind, fixed)
              && !isRange
              && rest.stream().noneMatch(a -> kind.attribute(a).optional() && !given.contains(a));
      if (isEnough) {
        return true;
      }
      if (!fixed.contains(next)) {
        if (at >= key.size() || !key.get(at).equals(next)) {
          return false;
        }
        fixed.add(next);
        at++;
      }
    }
    return true;
  }

  private static boolean isOneItem(Kind kind, Set<String> fixed) {
    return fixed.containsAll(kind.identity())
        || kind.uniques().stream().map(Unique::attributes).anyMatch(fixed::containsAll);
  }

  private static List<String> given(AccessPattern p) {
    return Stream.concat(
            p.given().stream().map(Parameter::attribute),
            p.narrowing().fixed().stream().map(Narrowing.Fixed::attribute))
        .distinct()
        .toList();
  }

  private static List<String> tail(AccessPattern p) {
    return Stream.concat(
            p.ranges().stream().map(RangeCondition::attribute),
            p.orderBy().stream().map(OrderBy::attribute))
        .toList();
  }

  private static List<String> named(AccessPattern p) {
    return Stream.concat(given(p).stream(), tail(p).stream()).toList();
  }

  /** The attributes that each item of the answer has. */
  private static List<String> wanted(AccessPattern p) {
    return Stream.concat(
            named(p).stream(),
            p.narrowing().presence().stream()
                .filter(Narrowing.Presence::isPresent)
                .map(Narrowing.Presence::attribute))
        .toList();
  }

  private static Set<Long> maximal(Set<Long> masks) {
    Set<Long> kept = new LinkedHashSet<>();
    for (long a : masks) {
      if (masks.stream().noneMatch(b -> b != a && (a & ~b) == 0)) {
        kept.add(a);
      }
    }
    return kept;
  }

  /** Every order of every non-empty subset. */
  private static List<List<String>> arrangements(List<String> items) {
    List<List<String>> found = new ArrayList<>();
    arrange(items, new ArrayList<>(), found);
    return found;
  }

  private static void arrange(List<String> items, List<String> so, List<List<String>> found) {
    if (!so.isEmpty()) {
      found.add(List.copyOf(so));
    }
    for (String item : items) {
      if (!so.contains(item)) {
        so.add(item);
        arrange(items, so, found);
        so.remove(so.size() - 1);
      }
    }
  }

  private static List<Integer> range(int size) {
    return Stream.iterate(0, i -> i + 1).limit(size).toList();
  }

  private static List<List<Integer>> permutations(List<Integer> items) {
    if (items.isEmpty()) {
      return List.of(List.of());
    }
    List<List<Integer>> found = new ArrayList<>();
    for (Integer first : items) {
      List<Integer> rest = items.stream().filter(i -> !i.equals(first)).toList();
      for (List<Integer> tail : permutations(rest)) {
        found.add(Stream.concat(Stream.of(first), tail.stream()).toList());
      }
    }
    return found;
  }
}
