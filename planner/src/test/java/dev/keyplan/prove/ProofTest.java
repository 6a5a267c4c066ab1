package dev.keyplan.prove;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.example.ExampleItems;
import dev.keyplan.model.AccessPattern.Operator;
import dev.keyplan.model.Model;
import dev.keyplan.plan.Plan;
import dev.keyplan.prove.ProofResult.Verdict;
import dev.keyplan.testing.ModelBuilder;
import dev.keyplan.testing.Models;
import dev.keyplan.testing.Plans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is right is proved, and each fault in a plan is found. */
class ProofTest {

  private static final Plan SCHOOL = Plans.of(Models.school());
  private static final Plan ORDERS = Plans.of(orders());

  static Model orders() {
    return ModelBuilder.model()
        .entity("Customer", "CUST", k -> k.key("customerId").with("name"))
        .entity(
            "Order",
            "ORDER",
            k -> k.key("orderId").of("Customer").with("status", "placedAt:timestamp!", "coupon?"))
        .get("getCustomer", "Customer", p -> p)
        .get("getOrder", "Order", p -> p)
        .list("newest", "Order", p -> p.by("customerId").descending("placedAt"))
        .list("ofCustomer", "Order", p -> p.by("customerId").ascending("status"))
        .list("byStatus", "Order", p -> p.by("customerId", "status"))
        .list("since", "Order", p -> p.by("status").range("placedAt", Operator.AT_LEAST))
        .list("byCoupon", "Order", p -> p.by("coupon"))
        .build();
  }

  private static ProofResult prove(Plan plan) {
    return Proof.of(plan, ExampleItems.of(plan));
  }

  private static Verdict pattern(Plan plan, String name) {
    return prove(plan).patterns().stream()
        .filter(p -> p.pattern().equals(name))
        .findFirst()
        .orElseThrow()
        .verdict();
  }

  private static List<String> wrongWrites(Plan plan) {
    return prove(plan).writes().stream()
        .filter(w -> w.verdict() == Verdict.DIFFERS)
        .map(ProofResult.WriteResult::write)
        .toList();
  }

  @Test
  void everyPatternAndWriteOfTheSamplesIsProved() {
    assertTrue(prove(SCHOOL).isProved(), () -> prove(SCHOOL).toString());
    assertTrue(prove(ORDERS).isProved(), () -> prove(ORDERS).toString());
    assertEquals(6, prove(SCHOOL).patterns().size());
  }

  @Test
  void sameProofEveryTime() {
    assertEquals(prove(ORDERS), prove(ORDERS));
  }

  @Test
  void anUnclosedPrefixIsFound() {
    Plan faulty = PlanEdits.step(ORDERS, "byStatus", PlanEdits::unclosed);
    assertEquals(Verdict.DIFFERS, pattern(faulty, "byStatus"));
  }

  @Test
  void theWrongDirectionIsFound() {
    Plan faulty = PlanEdits.step(ORDERS, "newest", PlanEdits::backwards);
    assertEquals(Verdict.DIFFERS, pattern(faulty, "newest"));
  }

  @Test
  void aRangeThatRunsTooFarIsFound() {
    Plan faulty = PlanEdits.step(ORDERS, "since", PlanEdits::everything);
    assertEquals(Verdict.DIFFERS, pattern(faulty, "since"));
  }

  @Test
  void aParentBehindItsChildrenIsFound() {
    Plan faulty = PlanEdits.step(SCHOOL, "getStudentWithEnrollments", PlanEdits::backwards);
    assertEquals(Verdict.DIFFERS, pattern(faulty, "getStudentWithEnrollments"));
  }

  @Test
  void anItemOfAnotherKindIsFound() {
    Plan faulty = PlanEdits.step(SCHOOL, "listCoursesOfStudent", PlanEdits::everything);
    assertEquals(Verdict.DIFFERS, pattern(faulty, "listCoursesOfStudent"));
  }

  @Test
  void aMissingRekeyIsFound() {
    Plan faulty = PlanEdits.action(SCHOOL, "changeStudentEmail", PlanEdits::notRekeyed);
    assertEquals(List.of("changeStudentEmail"), wrongWrites(faulty));
  }

  @Test
  void aCreateThatOverwritesIsFound() {
    Plan faulty = PlanEdits.action(SCHOOL, "createEnrollment", PlanEdits::unconditional);
    assertEquals(List.of("createEnrollment"), wrongWrites(faulty));
  }

  @Test
  void anUpdateThatCreatesIsFound() {
    Plan faulty = PlanEdits.action(SCHOOL, "updateStudent", PlanEdits::unconditional);
    assertEquals(List.of("updateStudent"), wrongWrites(faulty));
  }

  @Test
  void aMarkerLeftBehindIsFound() {
    Plan faulty = PlanEdits.actions(SCHOOL, "deleteStudent", actions -> actions.subList(0, 1));
    assertEquals(List.of("deleteStudent"), wrongWrites(faulty));
  }

  @Test
  void aChangeThatIgnoresTheOldValueIsFound() {
    Plan faulty = PlanEdits.action(SCHOOL, "changeStudentEmail", PlanEdits::unconditional);
    assertEquals(List.of("changeStudentEmail"), wrongWrites(faulty));
  }

  @Test
  void emptyAnswersProveNothing() {
    ProofResult result = Proof.of(SCHOOL, List.of());
    assertFalse(result.isProved());
    assertTrue(result.patterns().stream().allMatch(p -> p.verdict() == Verdict.NOT_PROVED));
  }
}
