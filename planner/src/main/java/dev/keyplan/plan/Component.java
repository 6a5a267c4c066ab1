package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Kinds that collections tie together, with all demands on them: what must be solved in one piece.
 *
 * @param kinds by name
 * @param demands in {@link Demand#ORDER}
 */
record Component(List<Kind> kinds, List<Demand> demands) {

  Component {
    kinds = List.copyOf(kinds);
    demands = List.copyOf(demands);
  }

  /** The components of a model, by the name of their first kind. */
  static List<Component> of(Model model, List<Demand> demands) {
    List<List<String>> groups = new ArrayList<>();
    model.kinds().stream().map(Kind::name).sorted().forEach(k -> groups.add(List.of(k)));
    for (Demand demand : demands) {
      join(groups, demand.signatures().stream().map(s -> s.kind().name()).toList());
    }
    return groups.stream()
        .map(g -> g.stream().sorted().toList())
        .sorted(Comparator.comparing(g -> g.get(0)))
        .map(g -> new Component(g.stream().map(model::kind).toList(), among(demands, g)))
        .toList();
  }

  private static void join(List<List<String>> groups, List<String> tied) {
    List<List<String>> touched =
        groups.stream().filter(g -> g.stream().anyMatch(tied::contains)).toList();
    groups.removeAll(touched);
    groups.add(touched.stream().flatMap(List::stream).toList());
  }

  private static List<Demand> among(List<Demand> demands, List<String> kinds) {
    return demands.stream().filter(d -> kinds.contains(d.pattern().kind())).toList();
  }

  /** Whether collections play a part: then the kinds cannot be solved one by one. */
  boolean hasCollections() {
    return demands.stream().anyMatch(Demand::isCollection);
  }
}
