package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Kind;
import java.util.ArrayList;
import java.util.List;

/** Consistent patterns that the base table cannot serve, alone or together (R9). */
final class ConsistencyRefusals {

  private ConsistencyRefusals() {}

  static List<Diagnostic> of(List<Demand> demands) {
    List<Diagnostic> found = new ArrayList<>();
    List<Demand> served = new ArrayList<>();
    for (Demand demand : demands) {
      if (!demand.pattern().consistent()) {
        continue;
      }
      if (!demand.isWithinIdentity()) {
        found.add(outside(demand));
      } else if (SlotTest.canJoin(served, demand)) {
        served.add(demand);
      } else {
        found.add(conflict(served, demand));
      }
    }
    return found;
  }

  private static Diagnostic outside(Demand demand) {
    KeySignature outside =
        demand.signatures().stream().filter(s -> !s.isWithinIdentity()).findFirst().orElseThrow();
    if (outside.crossesTenants()) {
      return acrossTenants(demand, outside.kind());
    }
    if (outside.isOfAll()) {
      return ofAll(demand, outside.kind());
    }
    List<String> foreign = outside.foreign();
    return PlanRule.CONSISTENT_NEEDS_BASE_TABLE
        .at(
            demand.pattern().span(),
            "`%s` must read its own writes, but finds `%s` by %s, which the base table's key does not hold"
                .formatted(demand.pattern().name(), outside.kind().name(), Clauses.quoted(foreign)),
            "leave out `consistent` and accept a global index, which is read a moment late; or make %s part of the"
                    .formatted(Clauses.quoted(foreign))
                + " key of `%s`; or get it by a `unique` attribute, whose marker can be read consistently"
                    .formatted(outside.kind().name()))
        .alsoAt(outside.kind().span(), "`" + outside.kind().name() + "` is declared here");
  }

  private static Diagnostic acrossTenants(Demand demand, Kind kind) {
    return PlanRule.CONSISTENT_NEEDS_BASE_TABLE
        .at(
            demand.pattern().span(),
            "`%s` must read its own writes across tenants, but the base table's key begins with one"
                .formatted(demand.pattern().name()),
            "leave out `consistent` and accept a global index, which is read a moment late; or get"
                + " it by a `unique` value that is `across-tenants`, whose marker can be read"
                + " consistently")
        .alsoAt(kind.span(), "`" + kind.name() + "` is declared here");
  }

  private static Diagnostic ofAll(Demand demand, Kind kind) {
    return PlanRule.CONSISTENT_NEEDS_BASE_TABLE
        .at(
            demand.pattern().span(),
            "`%s` must read its own writes, but only a global index holds all of `%s` in one partition"
                .formatted(demand.pattern().name(), kind.name()),
            "leave out `consistent` and accept a global index, which is read a moment late; or give"
                + " part of its `key` with `by`")
        .alsoAt(kind.span(), "`" + kind.name() + "` is declared here");
  }

  private static Diagnostic conflict(List<Demand> served, Demand demand) {
    Demand other =
        served.stream()
            .filter(s -> SlotTest.clash(s, demand).isPresent())
            .findFirst()
            .orElse(served.get(served.size() - 1));
    String reason =
        SlotTest.clash(other, demand).orElse("their kinds cannot all stand next to the parent");
    return PlanRule.CONSISTENT_PATTERNS_CONFLICT
        .at(
            demand.pattern().span(),
            "`%s` and `%s` must both read their own writes, but one base key cannot serve both: %s"
                .formatted(other.pattern().name(), demand.pattern().name(), reason),
            "leave out `consistent` where a moment's delay does no harm")
        .alsoAt(other.pattern().span(), "`" + other.pattern().name() + "` is here");
  }
}
