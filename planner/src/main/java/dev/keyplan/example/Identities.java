package dev.keyplan.example;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Reference;
import dev.keyplan.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The identities of the example items. An edge joins pairs of its ends so that, on either side, one
 * item has several edges, one has one, and one has none; children of a parent likewise.
 */
final class Identities {

  /**
   * Which two ends, by their number, are joined; no item with itself where both ends are one kind.
   */
  private static final int[][] PAIRS = {{0, 0}, {0, 1}, {0, 3}, {1, 0}, {3, 0}, {3, 1}, {0, 2}};

  /** How many children the parent of that number has. */
  private static final int[] CHILDREN = {3, 1, 0, 2};

  private final Model model;
  private final ExampleValues values;
  private final Map<String, List<Map<String, Value>>> known = new LinkedHashMap<>();
  private final Set<String> open = new LinkedHashSet<>();

  Identities(Model model, ExampleValues values) {
    this.model = model;
    this.values = values;
  }

  /** The identities of a kind; none where one of its attributes has no value. */
  List<Map<String, Value>> of(Kind kind) {
    List<Map<String, Value>> found = known.get(kind.name());
    if (found != null) {
      return found;
    }
    if (!open.add(kind.name())) {
      return List.of();
    }
    List<Map<String, Value>> made =
        identityReferences(kind).isEmpty() ? independent(kind) : dependent(kind);
    known.put(kind.name(), made);
    return made;
  }

  /** Those that make up the identity; a tenant is given with what lies in it. */
  private static List<Reference> identityReferences(Kind kind) {
    List<Reference> all =
        kind.references().stream()
            .filter(r -> kind.identity().containsAll(r.attributes()))
            .toList();
    boolean isAlone = all.size() == 1;
    return all.stream().filter(r -> isAlone || r.form() != Reference.Form.TENANT).toList();
  }

  private List<Map<String, Value>> independent(Kind kind) {
    return ownKeys(kind, kind.identity(), wanted(kind));
  }

  /**
   * A kind that others hang from needs several; one that hangs from others, enough for some to
   * share a parent.
   */
  private int wanted(Kind kind) {
    List<Reference> outward = kind.references();
    if (outward.stream().anyMatch(r -> r.form() == Reference.Form.ONE_TO_ONE)) {
      return 3;
    }
    if (!outward.isEmpty() || isListed(kind)) {
      return 6;
    }
    int given = kind.attribute(kind.identity().get(0)).examples().size();
    return Math.max(4, Math.min(6, given));
  }

  private boolean isListed(Kind kind) {
    return model.accessPatterns().stream()
        .anyMatch(
            p ->
                p.kind().equals(kind.name())
                    && p.hop().isEmpty()
                    && p.parameters().stream().anyMatch(g -> !kind.identifies(g.attribute()))
                    && kind.uniques().stream()
                        .noneMatch(
                            u ->
                                p.given().stream()
                                    .map(g -> g.attribute())
                                    .toList()
                                    .containsAll(u.attributes())));
  }

  private List<Map<String, Value>> dependent(Kind kind) {
    List<Reference> references = identityReferences(kind);
    Set<String> referred = new LinkedHashSet<>();
    references.forEach(r -> referred.addAll(r.attributes()));
    List<String> own = kind.identity().stream().filter(a -> !referred.contains(a)).toList();
    List<Map<String, Value>> result = new ArrayList<>();
    int number = 0;
    for (Map<String, Value> ends : ends(references)) {
      for (Map<String, Value> key :
          ownKeys(kind, own, own.isEmpty() ? 1 : children(references, number))) {
        Map<String, Value> row = new LinkedHashMap<>(ends);
        row.putAll(key);
        result.add(row);
      }
      number++;
    }
    return ExampleRows.ordered(kind, result.stream().distinct().toList());
  }

  private static int children(List<Reference> references, int number) {
    return references.size() == 1 ? CHILDREN[number % CHILDREN.length] : number == 0 ? 2 : 1;
  }

  /**
   * What the references of one item stand for; combinations that disagree on a shared attribute are
   * left out.
   */
  private List<Map<String, Value>> ends(List<Reference> references) {
    List<List<Map<String, Value>>> targets = new ArrayList<>();
    references.forEach(r -> targets.add(of(model.kind(r.target()))));
    List<Map<String, Value>> result = new ArrayList<>();
    if (references.size() == 1) {
      targets.get(0).forEach(t -> result.add(renamed(references.get(0), t)));
      return result;
    }
    for (List<List<Map<String, Value>>> group : agreeing(references, targets)) {
      result.addAll(paired(references, group));
    }
    return result;
  }

  private static List<Map<String, Value>> paired(
      List<Reference> references, List<List<Map<String, Value>>> targets) {
    List<Map<String, Value>> result = new ArrayList<>();
    boolean self = references.get(0).target().equals(references.get(1).target());
    for (int[] pair : PAIRS) {
      boolean leftOut = self ? pair[0] == pair[1] : pair[1] == 2;
      if (!leftOut) {
        joined(references, targets, pair).ifPresent(result::add);
      }
    }
    return result;
  }

  /** The targets in groups that agree on what all of them hold, such as the tenant. */
  private static List<List<List<Map<String, Value>>>> agreeing(
      List<Reference> references, List<List<Map<String, Value>>> targets) {
    List<String> shared = new ArrayList<>(references.get(0).attributes());
    references.forEach(r -> shared.retainAll(r.attributes()));
    if (shared.isEmpty()) {
      return List.of(targets);
    }
    Set<List<Value>> values = new LinkedHashSet<>();
    targets.get(0).forEach(t -> values.add(at(shared, renamed(references.get(0), t))));
    List<List<List<Map<String, Value>>>> groups = new ArrayList<>();
    for (List<Value> value : values) {
      List<List<Map<String, Value>>> group = new ArrayList<>();
      for (int i = 0; i < references.size(); i++) {
        Reference reference = references.get(i);
        group.add(
            targets.get(i).stream()
                .filter(t -> at(shared, renamed(reference, t)).equals(value))
                .toList());
      }
      groups.add(group);
    }
    return groups;
  }

  private static List<Value> at(List<String> names, Map<String, Value> row) {
    return names.stream().flatMap(n -> Optional.ofNullable(row.get(n)).stream()).toList();
  }

  private static Optional<Map<String, Value>> joined(
      List<Reference> references, List<List<Map<String, Value>>> targets, int[] pair) {
    Map<String, Value> all = new LinkedHashMap<>();
    for (int i = 0; i < references.size(); i++) {
      int wanted = i < 2 ? pair[i] : pair[0] + pair[1];
      List<Map<String, Value>> target = targets.get(i);
      if (target.isEmpty() || (i < 2 && wanted >= target.size())) {
        return Optional.empty();
      }
      Map<String, Value> end = renamed(references.get(i), target.get(wanted % target.size()));
      for (Map.Entry<String, Value> entry : end.entrySet()) {
        Value before = all.putIfAbsent(entry.getKey(), entry.getValue());
        if (before != null && !before.equals(entry.getValue())) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(all);
  }

  /** The identity of the target under the names of the reference. */
  static Map<String, Value> renamed(Reference reference, Map<String, Value> target) {
    Map<String, Value> result = new LinkedHashMap<>();
    List<Value> identity = List.copyOf(target.values());
    for (int i = 0; i < reference.attributes().size(); i++) {
      result.put(reference.attributes().get(i), identity.get(i));
    }
    return result;
  }

  /**
   * That many different keys of own attributes; of several, the first repeats while the last
   * changes.
   */
  private List<Map<String, Value>> ownKeys(Kind kind, List<String> names, int wanted) {
    Set<Map<String, Value>> keys = new LinkedHashSet<>();
    for (int i = 0; i < 4 * wanted + 4 && keys.size() < wanted; i++) {
      Map<String, Value> key = new LinkedHashMap<>();
      for (int n = 0; n < names.size(); n++) {
        Attribute attribute = kind.attribute(names.get(n));
        List<Value> candidates = values.of(kind, attribute);
        if (candidates.isEmpty()) {
          return List.of();
        }
        key.put(attribute.name(), candidates.get(index(names.size(), n, i) % candidates.size()));
      }
      keys.add(key);
    }
    return List.copyOf(keys);
  }

  private static int index(int parts, int part, int number) {
    if (parts == 1) {
      return number;
    }
    int[] pair = PAIRS[number % 6];
    return (part == 0 ? pair[0] : part == parts - 1 ? pair[1] : number / 2) + number / 6;
  }
}
