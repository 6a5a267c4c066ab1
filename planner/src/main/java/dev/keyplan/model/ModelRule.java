package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.source.Span;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be wrong with names, types and meanings. {@link ModelProblem} has the wording. */
public enum ModelRule {
  UNKNOWN_KIND("KP2001", "A pattern, relation or field names a kind of the spec."),
  UNKNOWN_ATTRIBUTE("KP2002", "An attribute is declared, or added by a relation."),
  NAMES_DIFFER_ONLY_IN_CASE("KP2003", "Names differ in more than case."),
  SHARED_NOUN("KP2004", "A singular, plural or role means one thing."),
  PREFIX_NOT_DISTINCT("KP2005", "Prefixes of kinds are distinct."),
  CYCLIC_IDENTITY("KP2007", "The identity of a kind does not need itself."),
  SELF_RELATION_NEEDS_ROLES("KP2008", "A relation of a kind with itself has two different roles."),
  REFERENCE_NAMES_CLASH("KP2009", "Each reference of a kind has a name of its own."),
  REFERENCE_OF_ANOTHER_TYPE("KP2010", "A reference that is repeated has the type of its end."),
  OPTIONAL_KEY("KP2011", "An attribute that identifies an item is always there."),
  LIMIT_DOES_NOT_FIT("KP2013", "A limit suits the type of its attribute."),
  INVALID_VALUE("KP2014", "An example or allowed value suits its attribute."),
  PHRASE_NOT_UNDERSTOOD("KP2015", "A phrase follows the grammar of the language."),
  AMBIGUOUS_PATTERN("KP2016", "A pattern has one meaning."),
  NO_SUCH_RELATION("KP2017", "The kinds of a pattern are joined by a relation."),
  GET_MAY_FIND_SEVERAL("KP2018", "A get can promise one item."),
  DUPLICATE_PATTERN_NAME("KP2019", "Patterns have different names."),
  SAID_TWICE("KP2020", "A pattern says each thing once."),
  NO_TIME_ATTRIBUTE("KP2021", "Newest means one attribute of the items read."),
  CONDITION_DOES_NOT_FIT("KP2022", "A condition suits the type of its attribute."),
  EXPIRY_NEEDS_A_TIMESTAMP("KP2056", "Items expire at a timestamp of their own."),
  LATER_MEANING(
      "KP2023",
      Severity.NOTE,
      "A pattern that could mean edges as well is read by the first rule that applies."),
  PRESENCE_OF_A_REQUIRED_ATTRIBUTE(
      "KP2030", "Whether it is there is asked of an attribute that may be missing."),
  SORTED_BY_AN_ABSENT_ATTRIBUTE("KP2031", "Items are sorted by an attribute that they have."),
  COUNT_IS_A_NUMBER("KP2040", "A count gives a number, and says nothing of order or pages."),
  UNIQUE_ALREADY("KP2045", "An entry of unique promises what no narrower one does."),
  ACROSS_TENANTS_SAYS_NOTHING("KP2046", "across-tenants takes something out of a tenant."),
  TENANT_DECLARED_AGAIN("KP2047", "The tenant is named once, for all kinds and patterns."),
  TENANT_GIVEN_ACROSS("KP2048", "A pattern across tenants does not give the tenant."),
  REFERENCE_LEAVES_TENANT("KP2049", "What is across tenants refers to nothing inside one."),
  STEP_NOT_UNDERSTOOD("KP2075", "A step of a write follows the grammar of steps."),
  STEP_DOES_NOT_FIT("KP2076", "A step does what its attribute allows."),
  STEPS_CONFLICT("KP2077", "The steps on one item can be one action."),
  ITEM_NOT_DETERMINED("KP2078", "A step means one item.");

  private final String id;
  private final Severity severity;
  private final String summary;

  ModelRule(String id, String summary) {
    this(id, Severity.ERROR, summary);
  }

  ModelRule(String id, Severity severity, String summary) {
    this.id = id;
    this.severity = severity;
    this.summary = summary;
  }

  /** The rule, for the catalogue; its name is the constant's in kebab-case. */
  public Rule rule() {
    String name = name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new Rule(id, name, severity, summary, Optional.empty());
  }

  /** All rules of this package. */
  public static List<Rule> all() {
    return Stream.of(values()).map(ModelRule::rule).toList();
  }

  Diagnostic at(Span span, String message) {
    return Diagnostic.of(rule(), span, message);
  }
}
