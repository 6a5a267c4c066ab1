package dev.keyplan.plan;

import dev.keyplan.model.Tenant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Each key that holds a tenant begins with it, and so does each request within one. */
final class TenantKeyCheck {

  private final Plan plan;
  private final Tenant tenant;

  private TenantKeyCheck(Plan plan, Tenant tenant) {
    this.plan = plan;
    this.tenant = tenant;
  }

  static List<String> of(Plan plan) {
    return plan.model().tenant().stream()
        .flatMap(t -> new TenantKeyCheck(plan, t).violations())
        .toList();
  }

  private Stream<String> violations() {
    List<String> found = new ArrayList<>();
    plan.tables().stream()
        .flatMap(t -> t.shapes().stream())
        .filter(s -> tenant.holds(s.kind()) && !begins(s.primary().partition()))
        .filter(s -> s.unique().filter(u -> !u.attributes().contains(tenant.attribute())).isEmpty())
        .map(s -> "tenant: the base key of " + s.kindName() + " does not begin with it")
        .forEach(found::add);
    plan.routes().stream()
        .filter(r -> tenant.holds(plan.model().kind(r.pattern().kind())))
        .filter(r -> PatternForm.given(r.pattern()).contains(tenant.attribute()))
        .flatMap(r -> r.steps().stream())
        .flatMap(s -> s.match(g -> Stream.<Step.Query>of(), Stream::of))
        .filter(q -> !begins(q))
        .map(q -> "tenant: a Query of " + q.target().label() + " does not begin with it")
        .forEach(found::add);
    return found.stream();
  }

  private boolean begins(KeyTemplate key) {
    return key.segments().size() > 1
        && key.segments().get(0).equals(new KeySegment.Literal(tenant.literal()))
        && key.segments()
            .get(1)
            .match(l -> false, c -> c.attribute().name().equals(tenant.attribute()));
  }

  private boolean begins(Step.Query query) {
    return query.shapes().stream()
        .allMatch(s -> begins(s.on(query.target()).orElseThrow().partition()));
  }
}
