package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;

/** The wording of problems with what an attribute does beside holding a value. */
final class AttributeProblem {

  private AttributeProblem() {}

  static Diagnostic expiryNeedsTimestamp(Located<String> ttl, Attribute named) {
    return ModelRule.EXPIRY_NEEDS_A_TIMESTAMP
        .at(
            ttl.span(),
            named.reference()
                ? "`%s` is part of the identity of another item".formatted(named.name())
                : "`%s` is of type `%s`, and items expire at a `timestamp`"
                    .formatted(named.name(), named.type().word()))
        .withHelp(
            named.reference()
                ? "declare a `timestamp` of its own"
                : "make it a `timestamp`; it is stored in whole seconds, as DynamoDB wants it")
        .alsoAt(named.span(), "`%s` is declared here".formatted(named.name()));
  }
}
