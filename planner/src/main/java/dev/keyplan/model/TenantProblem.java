package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;

/** The wording of what can be wrong with tenants. */
final class TenantProblem {

  private TenantProblem() {}

  static Diagnostic noTenant(Span span) {
    return ModelRule.ACROSS_TENANTS_SAYS_NOTHING
        .at(span, "the spec has no `tenant` across which anything could reach")
        .withHelp("leave it out, or add `tenant: tenantId` at the top level");
  }

  static Diagnostic acrossAlready(Span span, String kind) {
    return ModelRule.ACROSS_TENANTS_SAYS_NOTHING
        .at(span, "`%s` belongs to no tenant, so this is so without saying".formatted(kind))
        .withHelp("leave it out");
  }

  static Diagnostic declared(Located<String> name, String kind) {
    return ModelRule.TENANT_DECLARED_AGAIN
        .at(
            name.span(),
            "`%s` divides all items among tenants; `%s` has it already, or is across tenants"
                .formatted(name.value(), kind))
        .withHelp("take it out here; it is named once, by `tenant`");
  }

  static Diagnostic given(Located<String> name) {
    return ModelRule.TENANT_DECLARED_AGAIN
        .at(name.span(), "`%s` is the first parameter of every pattern".formatted(name.value()))
        .withHelp("leave it out, or write `across-tenants: true` if all tenants are meant");
  }

  static Diagnostic givenAcross(Span span, String tenant) {
    return ModelRule.TENANT_GIVEN_ACROSS
        .at(span, "this is across tenants, but what it gives holds `%s`".formatted(tenant))
        .withHelp("take `across-tenants` out, or give something else");
  }

  static Diagnostic leaves(Located<String> target, String kind) {
    return ModelRule.REFERENCE_LEAVES_TENANT
        .at(
            target.span(),
            "`%s` is across tenants and would refer to `%s`, which belongs to one"
                .formatted(kind, target.value()))
        .withHelp(
            "take `across-tenants` from `%s`; a pattern that reads all of it can say so itself"
                .formatted(kind));
  }
}
