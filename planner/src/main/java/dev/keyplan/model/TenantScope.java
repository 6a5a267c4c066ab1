package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.phrase.PatternDraft;
import dev.keyplan.source.Located;
import java.util.List;
import java.util.Optional;

/** Whether one pattern is asked within a tenant, and what that gives it. */
final class TenantScope {

  private final Tenancy tenancy;
  private final Optional<Located<Boolean>> acrossTenants;

  TenantScope(Tenancy tenancy, Optional<Located<Boolean>> acrossTenants) {
    this.tenancy = tenancy;
    this.acrossTenants = acrossTenants;
  }

  /** The attribute that the pattern is given besides; none where it is across tenants. */
  Optional<String> tenant(Meaning meaning) {
    boolean isAcross = acrossTenants.map(Located::value).orElse(false);
    return isAcross ? Optional.empty() : tenancy.front(asked(meaning));
  }

  /** The kind whose attributes are given. */
  private static String asked(Meaning meaning) {
    return meaning.hop().map(AccessPattern.Hop::kind).orElse(meaning.kind().name());
  }

  /** Reports where the pattern names the tenant, or leaves one in which it is not. */
  boolean isRight(
      PatternDraft draft, Meaning meaning, AccessPattern pattern, List<Diagnostic> problems) {
    int before = problems.size();
    String kind = asked(meaning);
    if (acrossTenants.isPresent() && !tenancy.isWithin(kind)) {
      Located<Boolean> said = acrossTenants.get();
      problems.add(
          tenancy.spec().isEmpty()
              ? TenantProblem.noTenant(said.span())
              : TenantProblem.acrossAlready(said.span(), kind));
    } else if (tenant(meaning).isPresent()) {
      draft.by().stream()
          .filter(b -> tenancy.isAttribute(b.value()))
          .forEach(b -> problems.add(TenantProblem.given(b)));
    } else if (tenancy.isWithin(kind)
        && pattern.given().stream().anyMatch(g -> tenancy.isAttribute(g.attribute()))) {
      problems.add(
          TenantProblem.givenAcross(
              acrossTenants.orElseThrow().span(), tenancy.attribute().orElseThrow()));
    }
    return problems.size() == before;
  }
}
