package dev.keyplan.model;

import dev.keyplan.source.Located;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * A step as it is written: its form is right, and no name in it is resolved.
 *
 * @param verb the first word
 * @param noun a kind or a role
 * @param attribute what stands behind the noun's point, for an increment or a decrement
 * @param conditions after {@code where}
 * @param by the amount; empty where the caller gives it
 * @param limit after {@code up to} or {@code down to}
 * @param text the whole step
 */
record StepDraft(
    Located<Verb> verb,
    Located<String> noun,
    Optional<Located<String>> attribute,
    List<Condition> conditions,
    Optional<BigDecimal> by,
    Optional<BigDecimal> limit,
    String text) {

  enum Verb {
    CREATE,
    DELETE,
    REQUIRE,
    FORBID,
    INCREMENT,
    DECREMENT
  }

  /**
   * A condition.
   *
   * @param value the text of the constant, without quotes; empty where the caller gives the value
   *     or nothing is compared
   * @param isQuoted whether the constant stands in quotes
   */
  record Condition(
      Located<String> attribute,
      ComposedWrite.Test test,
      Optional<Located<String>> value,
      boolean isQuoted) {}
}
