package dev.keyplan.prove;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.keyplan.example.ExampleItems;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.plan.Plan;
import dev.keyplan.testing.Models;
import dev.keyplan.testing.Plans;
import dev.keyplan.testing.Specs;
import dev.keyplan.testing.SqlRows;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A third answer to every pattern: its SQL, on a relational database with the same rows. */
class SqlOracleTest {

  @Test
  void sqlSaysTheSameAsTheMeaning() throws SQLException {
    for (Model model : List.of(Models.school(), ProofTest.orders())) {
      Plan plan = Plans.of(model);
      List<Row> rows = StoredRows.rows(ExampleItems.of(plan).items());
      assertFalse(rows.isEmpty());
      check(model, rows);
    }
  }

  @Test
  void exampleItemsKeepForeignKeys() throws SQLException {
    for (Model model : List.of(Models.school(), ProofTest.orders())) {
      List<Row> rows = StoredRows.rows(ExampleItems.of(Plans.of(model)).items());
      try (SqlRows sql = new SqlRows(model, rows)) {
        sql.addForeignKeys();
      }
    }
  }

  /** Tenants, values unique across them, edges inside one. */
  @Test
  void sqlSaysTheSameOfTenants() throws SQLException {
    Plan plan = Specs.sample("saas");
    List<Row> rows = StoredRows.rows(ExampleItems.of(plan).items());
    check(plan.model(), rows);
    try (SqlRows sql = new SqlRows(plan.model(), rows)) {
      sql.addForeignKeys();
    }
  }

  /** Values that the patterns fix. */
  @Test
  void sqlSaysTheSameOfFixedValues() throws SQLException {
    Plan plan = Specs.resource("cases/issues-that-are-mostly-closed/spec.yaml");
    check(plan.model(), StoredRows.rows(ExampleItems.of(plan).items()));
  }

  @Test
  void sqlSaysTheSameOfAttributesThatAreThereOrMissing() throws SQLException {
    Plan plan = Specs.resource("cases/messages-not-yet-dispatched/spec.yaml");
    check(plan.model(), StoredRows.rows(ExampleItems.of(plan).items()));
  }

  /** Compares every pattern of the model on the rows, for every argument that a proof would use. */
  static void check(Model model, List<Row> rows) throws SQLException {
    Meaning meaning = new Meaning(model, rows);
    try (SqlRows database = new SqlRows(model, rows)) {
      for (AccessPattern pattern : model.accessPatterns()) {
        PatternSql sql = PatternSql.of(model, pattern);
        for (Arguments arguments : new ArgumentChoice(model, rows).of(pattern)) {
          List<Row> meant =
              meaning.answer(pattern, arguments).stream()
                  .map(r -> SqlRows.scalarsOf(model, r))
                  .toList();
          List<Row> came = database.answer(sql, types(model, pattern), arguments);
          assertEquals(
              Optional.empty(),
              difference(pattern, meant, came),
              () -> pattern.name() + " with " + Printed.of(arguments.values()) + "\n" + sql);
        }
      }
    }
  }

  private static Optional<String> difference(
      AccessPattern pattern, List<Row> meant, List<Row> came) {
    Agreement agreement = new Agreement(pattern, meant, Integer.MAX_VALUE);
    return pattern.verb() == AccessPattern.Verb.COUNT
        ? agreement.difference(SqlRows.count(came))
        : agreement.difference(came);
  }

  private static Map<String, Attribute> types(Model model, AccessPattern pattern) {
    Kind holder = model.kind(pattern.hop().map(AccessPattern.Hop::kind).orElse(pattern.kind()));
    Map<String, Attribute> types = new LinkedHashMap<>();
    pattern.given().forEach(g -> types.put(g.name(), holder.attribute(g.attribute())));
    pattern
        .ranges()
        .forEach(
            r ->
                r.parameters()
                    .forEach(
                        p ->
                            types.put(
                                p.name(), model.kind(pattern.kind()).attribute(p.attribute()))));
    return types;
  }

  @Test
  void sqlAsAPersonWouldSpellIt() {
    Model school = Models.school();
    PatternSql sql = PatternSql.of(school, school.accessPatterns().get(2));
    assertEquals(
        """
        SELECT s.*
        FROM "Student" s
        WHERE s."studentId" = :studentId

        SELECT e.*
        FROM "Student" s
        JOIN "Enrollment" e ON e."studentId" = s."studentId"
        WHERE s."studentId" = :studentId\
        """,
        String.join("\n\n", sql.statements().stream().map(PatternSql.Statement::text).toList()));
  }
}
