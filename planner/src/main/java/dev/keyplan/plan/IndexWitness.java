package dev.keyplan.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Why no plan of a component has fewer indexes: patterns no two of which can share a key, either
 * one more than there are indexes, or as many as there are indexes where the base table can serve
 * none of them.
 */
final class IndexWitness {

  /**
   * How many sets of patterns are tried. Without a witness the exhausted search itself is the
   * reason.
   */
  private static final int SET_LIMIT = 20_000;

  private static final String OUTSIDE =
      ", and the table's own key, made from what identifies an item, serves none of them";

  private int tried;

  private IndexWitness() {}

  /** The reason in one sentence. */
  static String of(Layout.Solved solved) {
    int indexes = solved.assignment().indexes().size();
    if (solved.assignment().atLeast() < indexes) {
      return "the search stopped at its limit: the fewest indexes lie between %d and %d"
          .formatted(solved.assignment().atLeast(), indexes);
    }
    List<Demand> all = solved.component().demands();
    List<Demand> outside = all.stream().filter(d -> !d.isWithinIdentity()).toList();
    return new IndexWitness()
        .exclusive(outside, indexes)
        .map(w -> w.size() == 1 ? alone(w.get(0)) : sentence(w) + OUTSIDE)
        .or(
            () ->
                new IndexWitness()
                    .exclusive(all, indexes + 1)
                    .map(w -> sentence(w) + ", so beside the table " + needed(indexes)))
        .orElse(
            "every way to give the patterns to the table and to fewer indexes was tried, and none"
                + " serves them all");
  }

  private static String needed(int indexes) {
    return indexes == 1 ? "an index is needed" : indexes + " indexes are needed";
  }

  /** So many demands that exclude each other, if there are. */
  private Optional<List<Demand>> exclusive(List<Demand> among, int size) {
    List<Demand> chosen = new ArrayList<>();
    return grow(among, 0, size, chosen) ? Optional.of(chosen) : Optional.empty();
  }

  private boolean grow(List<Demand> among, int from, int size, List<Demand> chosen) {
    if (chosen.size() == size) {
      return true;
    }
    for (int i = from; i <= among.size() - (size - chosen.size()) && ++tried <= SET_LIMIT; i++) {
      Demand next = among.get(i);
      if (chosen.stream().allMatch(c -> SlotTest.clash(c, next).isPresent())) {
        chosen.add(next);
        if (grow(among, i + 1, size, chosen)) {
          return true;
        }
        chosen.remove(chosen.size() - 1);
      }
    }
    return false;
  }

  private static String sentence(List<Demand> witness) {
    String names = Clauses.quoted(witness.stream().map(d -> d.pattern().name()).toList());
    return witness.size() == 2
        ? names + " cannot share a key (" + reasons(witness) + ")"
        : "no two of " + names + " can share a key (" + reasons(witness) + ")";
  }

  private static String alone(Demand demand) {
    KeySignature outside =
        demand.signatures().stream().filter(s -> !s.isWithinIdentity()).findFirst().orElseThrow();
    if (outside.crossesTenants()) {
      return "`%s` reads all tenants, and the table's own key begins with one"
          .formatted(demand.pattern().name());
    }
    if (outside.isOfAll()) {
      return "`%s` reads every %s in one Query, and the table's own key puts them in many partitions"
          .formatted(demand.pattern().name(), outside.kind().name());
    }
    return "`%s` finds %s by %s, which the table's own key cannot hold: it is made from what identifies an item"
        .formatted(
            demand.pattern().name(),
            Clauses.one(outside.kind().name()),
            Clauses.quoted(outside.foreign()));
  }

  private static String reasons(List<Demand> witness) {
    List<String> reasons = new ArrayList<>();
    for (int i = 0; i < witness.size(); i++) {
      for (int j = 0; j < i; j++) {
        reasons.add(SlotTest.clash(witness.get(j), witness.get(i)).orElseThrow());
      }
    }
    return reasons.stream().distinct().collect(Collectors.joining("; "));
  }
}
