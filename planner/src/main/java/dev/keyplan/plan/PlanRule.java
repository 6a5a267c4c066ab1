package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.source.Span;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;

/** Why a pattern or a kind cannot be planned. All are errors: a wrong plan is worse than none. */
public enum PlanRule {
  CONSISTENT_NEEDS_BASE_TABLE(
      "KP3002",
      "A strongly consistent read goes to the base table.",
      "HowItWorks.ReadConsistency.html"),
  CONSISTENT_PATTERNS_CONFLICT(
      "KP3003",
      "All consistent patterns of a kind fit its one base key.",
      "HowItWorks.ReadConsistency.html"),
  MIXED_SORT_DIRECTIONS(
      "KP3004", "A Query reads its whole sort key in one direction.", "Query.html"),
  RANGE_AND_ORDER_DIFFER(
      "KP3005",
      "A result is ordered by the attribute that has the range.",
      "Query.KeyConditionExpressions.html"),
  RANGE_NOT_SERVED(
      "KP3006",
      "A Query has one range, on an attribute without a given value.",
      "Query.KeyConditionExpressions.html"),
  EXCLUDED_BOUND_AT_KEY_END(
      "KP3007",
      "An excluded upper bound at the end of a key needs a type that has units.",
      "Query.KeyConditionExpressions.html"),
  PREFIX_OF_NO_TEXT(
      "KP3008", "Only a text begins with a text.", "Query.KeyConditionExpressions.html"),
  COLLECTION_NEEDS_IDENTITY(
      "KP3009",
      "Several kinds are read in one Query by the identity of their parent.",
      "bp-relational-modeling.html"),
  COLLECTION_HOLDS_KIND_TWICE(
      "KP3010",
      "An item stands in one partition of a table or index.",
      "HowItWorks.CoreComponents.html"),
  COLLECTION_ATTRIBUTE_AS_KEY(
      "KP3011", "A key is made from scalar attributes.", "HowItWorks.NamingRulesDataTypes.html"),
  NUMBER_NEEDS_SCALE(
      "KP3012",
      "A decimal in a composed key has a fixed number of digits after the point.",
      "bp-sort-keys.html"),
  RESERVED_PREFIX(
      "KP3013",
      "No kind has the prefix of the markers of unique values.",
      "HowItWorks.CoreComponents.html"),
  RESERVED_ATTRIBUTE(
      "KP3014",
      "No attribute has a name that the table uses itself.",
      "HowItWorks.CoreComponents.html"),
  TOO_MANY_INDEXES("KP3015", "A table has at most 20 global indexes.", "ServiceQuotas.html"),
  KEY_TOO_LONG(
      "KP3016",
      "A partition key has at most 2048 bytes, a sort key at most 1024.",
      "Constraints.html"),
  CONSTANT_OF_ONE_ITEM(
      "KP3020",
      "An item that is read by its key is not chosen by another attribute.",
      "HowItWorks.CoreComponents.html"),
  CONSTANT_OF_ANOTHER_TYPE(
      "KP3021",
      "A fixed value in a key is a text, a whole number, a date, an identifier, true or false.",
      "HowItWorks.NamingRulesDataTypes.html"),
  PREFIX_OF_TENANTS(
      "KP3035",
      "What stands before the tenant in keys is no prefix of another kind.",
      "bp-sort-keys.html"),
  EXPIRY_ATTRIBUTES_DIFFER(
      "KP3039", "All items of a table expire by one attribute.", "time-to-live-ttl-how-to.html"),
  ATTRIBUTE_WOULD_EXPIRE(
      "KP3040",
      "A number under the name by which items expire is the moment when its item does.",
      "time-to-live-ttl-before-you-start.html"),
  UNIQUE_VALUE_OUTLIVES_ITEM(
      "KP3041",
      "A unique value is free again when its item has expired.",
      "time-to-live-ttl-how-to.html"),
  COUNTED_IN_INDEX_KEY(
      "KP3053",
      "A number that a write counts is in no index key.",
      "Expressions.UpdateExpressions.html"),
  TOO_MANY_ACTIONS("KP3054", "A transaction has at most 100 actions.", "transaction-apis.html");

  private static final String DOCS =
      "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/";

  private final String id;
  private final String summary;
  private final String page;

  PlanRule(String id, String summary, String page) {
    this.id = id;
    this.summary = summary;
    this.page = page;
  }

  /** The rule, for the catalogue; its name is the constant's in kebab-case. */
  public Rule rule() {
    String name = name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new Rule(id, name, Severity.ERROR, summary, Optional.of(URI.create(DOCS + page)));
  }

  Diagnostic at(Span span, String message, String help) {
    return Diagnostic.of(rule(), span, message).withHelp(help);
  }
}
