package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Relation;
import dev.keyplan.model.Tenant;
import dev.keyplan.plan.Decision.Alternative;
import java.util.ArrayList;
import java.util.List;

/** The last pass but one: what was chosen, and against what. */
final class Decisions {

  private final Layout layout;

  private Decisions(Layout layout) {
    this.layout = layout;
  }

  /**
   * The number of indexes first, then base keys, indexes, patterns and relations, each in the
   * model's order.
   */
  static List<Decision> of(Model model, Layout layout, List<Route> routes) {
    Decisions decisions = new Decisions(layout);
    List<Decision> all = new ArrayList<>();
    all.add(decisions.count());
    model.tenant().map(Decisions::tenant).ifPresent(all::add);
    model.kinds().stream().map(k -> new BaseKeyDecision(layout, k).decision()).forEach(all::add);
    layout.tables().stream()
        .flatMap(t -> t.indexes().stream())
        .map(i -> new IndexDecision(layout, routes, i).decision())
        .forEach(all::add);
    model.kinds().stream().flatMap(k -> decisions.uniques(k).stream()).forEach(all::add);
    routes.stream().flatMap(r -> ReadDecisions.of(r).stream()).forEach(all::add);
    model.relations().stream().map(decisions::deletion).forEach(all::add);
    return all;
  }

  private static Decision tenant(Tenant tenant) {
    String start = tenant.literal() + KeyEncoding.DELIMITER;
    return new Decision(
        "tenant",
        "each partition key begins with `%s<%s>`, but for what is across tenants"
            .formatted(start, tenant.attribute()),
        "no request of one tenant can name an item of another, and a role can be held to one tenant"
            + " by the start of the key (`dynamodb:LeadingKeys`)",
        List.of(
            new Alternative(
                "the tenant as an attribute to filter by",
                "a filter is applied after the read: one that is forgotten shows all tenants")));
  }

  private Decision count() {
    int indexes = layout.tables().stream().mapToInt(t -> t.indexes().size()).max().orElse(0);
    if (indexes == 0) {
      return new Decision(
          "indexes", "no index", "the table's own keys serve every access pattern", List.of());
    }
    Layout.Solved deciding =
        layout.components().stream()
            .filter(s -> s.assignment().indexes().size() == indexes)
            .findFirst()
            .orElseThrow();
    return new Decision(
        "indexes",
        Clauses.indexes(indexes),
        IndexWitness.of(deciding),
        List.of(
            new Alternative(
                "an index for each pattern that needs one",
                "different kinds share an index without meeting, since their keys begin with"
                    + " different literals, and each further index is written and paid for again"),
            new Alternative(
                "a scan with a filter", "it reads, and is charged for, every item of the table")));
  }

  private List<Decision> uniques(Kind kind) {
    return kind.uniques().stream()
        .map(
            u ->
                new Decision(
                    kind.name(),
                    "a marker item keeps %s unique".formatted(Clauses.quoted(u.attributes())),
                    "only a primary key is unique, so the value is the key of a marker that is put,"
                        + " if absent, in the transaction that writes the item",
                    List.of(
                        new Alternative(
                            "looking the value up in an index before writing",
                            "an index lags behind and two writers may both find nothing; an index"
                                + " holds duplicates"))))
        .toList();
  }

  private Decision deletion(Relation relation) {
    boolean isEdge = relation.cardinality() == Relation.Cardinality.MANY_TO_MANY;
    String first = relation.first().kind();
    String second = relation.second().kind();
    String ends = first.equals(second) ? first : first + " or " + second;
    String left = isEdge ? relation.name() : second;
    return new Decision(
        relation.name(),
        "deleting %s leaves each %s that refers to it"
            .formatted(Clauses.one(isEdge ? ends : first), left),
        "`on-delete: keep` is the default: nothing is deleted that nobody asked to delete",
        List.of(
            new Alternative(
                "deleting them too",
                "there may be more of them than one transaction holds, and it cannot be undone")));
  }
}
