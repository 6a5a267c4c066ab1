package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Reading;
import dev.keyplan.plan.Action.Condition;
import dev.keyplan.plan.KeySegment.Component;
import dev.keyplan.plan.KeySegment.Literal;
import dev.keyplan.plan.KeyText.Ending;
import dev.keyplan.plan.Route.Consistency;
import dev.keyplan.testing.ModelBuilder;
import dev.keyplan.testing.Models;
import dev.keyplan.testing.Plans;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Each check of {@link PlanCheck} fails on a plan that breaks it. */
class PlanCheckTest {

  private final Plan school = Plans.of(Models.school());
  private final Plan shop = Plans.of(Models.shop());

  private static void assertBroken(String violation, Plan plan) {
    List<String> found = PlanCheck.violations(plan);
    assertTrue(found.stream().anyMatch(v -> v.contains(violation)), violation + " not in " + found);
    assertThrows(IllegalStateException.class, () -> PlanCheck.proved(plan));
  }

  private static <T> List<T> replaced(List<T> list, int index, T value) {
    List<T> copy = new ArrayList<>(list);
    copy.set(index, value);
    return copy;
  }

  private static Plan withRoutes(Plan plan, List<Route> routes) {
    return new Plan(
        plan.model(), plan.tables(), routes, plan.writes(), plan.composed(), plan.decisions());
  }

  private static Plan withRoute(Plan plan, String name, UnaryOperator<Route> edit) {
    int index = plan.routes().stream().map(r -> r.pattern().name()).toList().indexOf(name);
    return withRoutes(plan, replaced(plan.routes(), index, edit.apply(plan.routes().get(index))));
  }

  private static Route steps(Route route, List<Step> steps) {
    return new Route(route.pattern(), steps, route.consistency(), route.because());
  }

  private static Plan withQuery(Plan plan, String name, UnaryOperator<Step.Query> edit) {
    return withRoute(
        plan,
        name,
        r ->
            steps(
                r,
                List.of(
                    r.steps()
                        .get(0)
                        .match(
                            g -> {
                              throw new AssertionError("not a Query");
                            },
                            edit))));
  }

  private static Step.Query sort(Step.Query q, SortCondition sort) {
    return new Step.Query(
        q.target(), q.partition(), sort, q.forward(), q.stopAfter(), q.shapes(), q.selection());
  }

  private static Plan withShape(Plan plan, int index, UnaryOperator<ItemShape> edit) {
    Table table = plan.tables().get(0);
    ItemShape edited = edit.apply(table.shapes().get(index));
    Table changed =
        new Table(
            table.name(),
            table.primaryKey(),
            table.indexes(),
            replaced(table.shapes(), index, edited));
    return new Plan(
        plan.model(),
        List.of(changed),
        plan.routes(),
        plan.writes(),
        plan.composed(),
        plan.decisions());
  }

  private static ItemShape withKeys(
      ItemShape shape, int index, KeyTemplate partition, KeyTemplate sort) {
    ItemShape.ItemKeys keys =
        new ItemShape.ItemKeys(shape.keys().get(index).target(), partition, sort);
    return new ItemShape(shape.kind(), shape.unique(), replaced(shape.keys(), index, keys));
  }

  private static KeyTemplate template(KeySegment... segments) {
    return new KeyTemplate(List.of(segments));
  }

  @Test
  void rightPlansPass() {
    assertEquals(List.of(), PlanCheck.violations(school));
    assertEquals(List.of(), PlanCheck.violations(shop));
  }

  @Test
  void aPatternWithoutARoute() {
    assertBroken(
        "R1: patterns and routes differ", withRoutes(school, school.routes().subList(1, 6)));
  }

  @Test
  void aRouteWithoutARequest() {
    assertBroken("R1: no request", withRoute(school, "getStudent", r -> steps(r, List.of())));
  }

  @Test
  void aGetItemThatDoesNotNameOneItem() {
    assertBroken(
        "R5: the GetItem does not name one item",
        withRoute(
            school,
            "getStudent",
            r ->
                steps(
                    r,
                    List.of(
                        r.steps()
                            .get(0)
                            .<Step>match(
                                g ->
                                    new Step.GetItem(
                                        g.shape(), g.partition(), g.partition(), List.of()),
                                q -> q)))));
  }

  @Test
  void aGivenValueThatIsNotChecked() {
    assertBroken(
        "R1: an attribute that is given is not checked",
        withRoute(
            shop,
            "getCustomerByEmail",
            r ->
                steps(
                    r,
                    r.steps().stream()
                        .map(
                            s ->
                                s.<Step>match(
                                    g ->
                                        new Step.GetItem(
                                            g.shape(), g.partition(), g.sort(), List.of()),
                                    q -> q))
                        .toList())));
  }

  @Test
  void aFirstRequestThatLeadsNowhere() {
    assertBroken(
        "R1: the first request does not lead to the second",
        withRoute(
            shop,
            "getCustomerByEmail",
            r -> steps(r, List.of(r.steps().get(1), r.steps().get(1)))));
  }

  @Test
  void aQueryThatFollowsAnother() {
    assertBroken(
        "R1: a Query that follows",
        withRoute(
            school,
            "listCoursesOfStudent",
            r -> steps(r, List.of(r.steps().get(0), r.steps().get(0)))));
  }

  @Test
  void aQueryThatReturnsAnotherKind() {
    assertBroken(
        "R2: the Query returns other kinds",
        withQuery(
            school,
            "getStudentWithEnrollments",
            q ->
                new Step.Query(
                    q.target(),
                    q.partition(),
                    q.sort(),
                    true,
                    q.stopAfter(),
                    q.shapes().subList(0, 1),
                    q.selection())));
  }

  @Test
  void aNumberWhereItemsAreWanted() {
    assertBroken(
        "R1: items are returned where their number is wanted",
        withQuery(
            school,
            "listCoursesOfStudent",
            q ->
                new Step.Query(
                    q.target(),
                    q.partition(),
                    q.sort(),
                    q.forward(),
                    q.stopAfter(),
                    q.shapes(),
                    Selection.COUNT)));
  }

  @Test
  void anotherPartition() {
    assertBroken(
        "R1: the partition is not that of",
        withQuery(
            school,
            "listCoursesOfStudent",
            q ->
                new Step.Query(
                    q.target(),
                    new KeyText(q.partition().parts().subList(0, 1), Ending.NONE),
                    q.sort(),
                    true,
                    q.stopAfter(),
                    q.shapes(),
                    q.selection())));
  }

  @Test
  void anOpenPrefix() {
    assertBroken(
        "R2: the prefix is open",
        withQuery(
            school,
            "listCoursesOfStudent",
            q ->
                sort(
                    q,
                    new SortCondition.BeginsWith(
                        new KeyText(List.of(new KeyText.Fixed("ENROLL")), Ending.NONE)))));
  }

  @Test
  void theWholePartitionWhereOneKindIsWanted() {
    assertBroken(
        "R2: an item of Student can be returned",
        withQuery(school, "listCoursesOfStudent", q -> sort(q, new SortCondition.Any())));
  }

  @Test
  void aRangeWithTheWrongEnd() {
    assertBroken(
        "R2: the prefix is open, or the range is not the one asked",
        withQuery(
            shop,
            "listOrdersByCustomerAndStatus",
            q ->
                sort(
                    q,
                    q.sort()
                        .match(
                            () -> q.sort(),
                            e -> e,
                            b -> b,
                            b ->
                                new SortCondition.Between(
                                    b.low(), new KeyText(b.high().parts(), Ending.NONE))))));
  }

  @Test
  void aRangeThatRunsIntoAnotherGroup() {
    assertBroken(
        "R2: the prefix is open, or the range",
        withQuery(
            shop,
            "listOrdersByCustomerAndStatus",
            q ->
                sort(
                    q,
                    q.sort()
                        .match(
                            () -> q.sort(),
                            e -> e,
                            b -> b,
                            b ->
                                new SortCondition.Between(
                                    b.low(),
                                    new KeyText(
                                        b.high().parts().subList(0, 1), Ending.PAST_DELIMITER))))));
  }

  @Test
  void anOrderThatIsNotServed() {
    Model model =
        ModelBuilder.model()
            .entity("Order", "ORDER", k -> k.key("orderId").with("team!", "day:date!"))
            .list("ordered", "Order", p -> p.by("team").descending("day"))
            .build();
    Plan plan = Plans.of(model);
    assertBroken(
        "R4: the direction",
        withQuery(
            plan,
            "ordered",
            q ->
                new Step.Query(
                    q.target(),
                    q.partition(),
                    q.sort(),
                    true,
                    q.stopAfter(),
                    q.shapes(),
                    q.selection())));
    AccessPattern wanted = model.accessPatterns().get(0);
    AccessPattern other =
        new AccessPattern(
            wanted.name(),
            wanted.phrase(),
            AccessPattern.Verb.GET,
            wanted.kind(),
            wanted.given(),
            wanted.narrowing(),
            wanted.ranges(),
            List.of(new AccessPattern.OrderBy("orderId", true)),
            wanted.with(),
            wanted.hop(),
            wanted.limit(),
            Reading.PLAIN,
            wanted.answer(),
            wanted.description(),
            wanted.span());
    Plan changed =
        withRoute(plan, "ordered", r -> new Route(other, r.steps(), r.consistency(), r.because()));
    assertBroken("R4: the order is not served", changed);
    assertBroken("R1: more or fewer items than wanted", changed);
  }

  @Test
  void wrongConsistency() {
    assertBroken(
        "R9: the consistency told",
        withRoute(
            school,
            "listStudentsOfCourse",
            r -> new Route(r.pattern(), r.steps(), Consistency.EITHER, r.because())));
  }

  @Test
  void aParentThatIsNotFirst() {
    assertBroken(
        "R10: the parent does not come before",
        withQuery(
            school,
            "getStudentWithEnrollments",
            q ->
                new Step.Query(
                    q.target(),
                    q.partition(),
                    q.sort(),
                    false,
                    OptionalInt.empty(),
                    q.shapes(),
                    q.selection())));
  }

  @Test
  void aRangeThatLeavesOutAChild() {
    assertBroken(
        "R1: the range leaves out",
        withQuery(
            school,
            "getStudentWithEnrollments",
            q ->
                sort(
                    q,
                    new SortCondition.Between(
                        new KeyText(
                            List.of(new KeyText.Fixed(""), new KeyText.Fixed("STU")), Ending.NONE),
                        new KeyText(List.of(new KeyText.Fixed("D")), Ending.PAST_DELIMITER)))));
  }

  @Test
  void twoKindsWithOneKey() {
    assertBroken(
        "R3: ",
        withShape(
            school,
            2,
            s ->
                withKeys(
                    s, 0, studentKey(0), school.tables().get(0).shapes().get(0).primary().sort())));
  }

  private KeyTemplate studentKey(int target) {
    return school.tables().get(0).shapes().get(0).keys().get(target).partition();
  }

  @Test
  void aKeyWithoutTheWholeIdentity() {
    assertBroken(
        "R5: a key of Enrollment on GSI1 lacks part of the identity",
        withShape(
            school,
            3,
            s -> withKeys(s, 1, s.keys().get(1).partition(), template(new Literal("ENROLL")))));
    assertBroken(
        "R5: the base key of Enrollment",
        withShape(
            school,
            3,
            s -> withKeys(s, 0, s.primary().partition(), template(new Literal("ENROLL")))));
  }

  @Test
  void twoKeyPairsOnOneIndex() {
    assertBroken(
        "R6: ",
        withShape(
            school,
            3,
            s ->
                new ItemShape(
                    s.kind(), s.unique(), List.of(s.primary(), s.keys().get(1), s.keys().get(1)))));
  }

  @Test
  void anAttributeWithoutAnOrder() {
    Kind tagged =
        ModelBuilder.model()
            .entity("Tagged", "TAG", k -> k.key("id").with("tags:string-set"))
            .build()
            .kinds()
            .get(0);
    assertBroken(
        "R4: a key of",
        withShape(
            school,
            3,
            s ->
                withKeys(
                    s,
                    1,
                    template(new Component(tagged.attribute("tags"))),
                    s.keys().get(1).sort())));
  }

  @Test
  void aMutableAttributeInTheBaseKey() {
    assertBroken(
        "R8: ",
        withShape(
            school,
            0,
            s ->
                withKeys(
                    s,
                    0,
                    s.primary().partition(),
                    template(new Literal("STU"), new Component(s.kind().attribute("name"))))));
  }

  @Test
  void itemsMissingFromAnIndex() {
    assertBroken(
        "R7: items of Enrollment that lack an attribute",
        withShapeEverywhere(
            s ->
                s.kind().name().equals("Enrollment")
                    ? withKeys(
                        s,
                        1,
                        s.keys().get(1).partition(),
                        new KeyTemplate(
                            replaced(
                                s.keys().get(1).sort().segments(),
                                2,
                                new Component(s.kind().attribute("grade")))))
                    : s));
  }

  private Plan withShapeEverywhere(UnaryOperator<ItemShape> edit) {
    Table table =
        new Table(
            Table.ONLY,
            school.tables().get(0).primaryKey(),
            school.tables().get(0).indexes(),
            school.tables().get(0).shapes().stream().map(edit).toList());
    List<Route> routes =
        school.routes().stream()
            .map(
                r ->
                    steps(
                        r,
                        r.steps().stream()
                            .map(
                                s ->
                                    s.<Step>match(
                                        g -> g,
                                        q ->
                                            new Step.Query(
                                                q.target(),
                                                q.partition(),
                                                q.sort(),
                                                q.forward(),
                                                q.stopAfter(),
                                                q.shapes().stream().map(edit).toList(),
                                                q.selection())))
                            .toList()))
            .toList();
    return new Plan(
        school.model(),
        List.of(table),
        routes,
        school.writes(),
        school.composed(),
        school.decisions());
  }

  private static Plan withWrite(Plan plan, String name, UnaryOperator<WriteRoute> edit) {
    List<WriteRoute> writes =
        plan.writes().stream().map(w -> w.name().equals(name) ? edit.apply(w) : w).toList();
    return new Plan(
        plan.model(), plan.tables(), plan.routes(), writes, plan.composed(), plan.decisions());
  }

  private static WriteRoute actions(WriteRoute w, List<Action> actions) {
    return new WriteRoute(w.name(), w.verb(), w.kind(), w.arguments(), actions, w.because());
  }

  private static Plan withUpdate(Plan plan, String name, UnaryOperator<Action.Update> edit) {
    return withWrite(
        plan,
        name,
        w ->
            actions(
                w,
                w.actions().stream()
                    .map(a -> a.<Action>match(p -> p, u -> edit.apply(u), d -> d, c -> c))
                    .toList()));
  }

  @Test
  void writesThatAreMissing() {
    List<WriteRoute> writes =
        school.writes().stream().filter(w -> w.verb() != WriteRoute.Verb.CREATE).toList();
    Plan plan =
        new Plan(
            school.model(),
            school.tables(),
            school.routes(),
            writes,
            school.composed(),
            school.decisions());
    assertBroken("R7: not one create of", plan);
    assertBroken(
        "R7: Student.name is changed 0 times",
        withWrite(
            school,
            "updateStudent",
            w ->
                actions(
                    new WriteRoute(w.name(), w.verb(), w.kind(), List.of(), w.actions(), ""),
                    w.actions())));
  }

  @Test
  void aMarkerLeftBehind() {
    assertBroken(
        "R7: deleteStudent leaves a marker behind",
        withWrite(school, "deleteStudent", w -> actions(w, w.actions().subList(0, 1))));
    assertBroken(
        "R7: changeStudentEmail leaves a marker behind",
        withWrite(school, "changeStudentEmail", w -> actions(w, w.actions().subList(1, 3))));
  }

  @Test
  void aCreateThatReplaces() {
    assertBroken(
        "R5: createCourse may replace an item",
        withWrite(
            school,
            "createCourse",
            w -> actions(w, List.of(new Action.Put(w.actions().get(0).shape(), List.of())))));
  }

  @Test
  void anIndexKeyThatDoesNotFollow() {
    assertBroken(
        "R7: changeOrderStatus does not keep GSI3 in step",
        withUpdate(
            shop,
            "changeOrderStatus",
            u -> new Action.Update(u.shape(), u.attributes(), List.of(), u.conditions())));
  }

  @Test
  void anIndexKeyOfWhichAPartIsUnknown() {
    assertBroken(
        "R7: changeOrderStatus does not know all",
        withWrite(
            shop,
            "changeOrderStatus",
            w ->
                new WriteRoute(
                    w.name(),
                    w.verb(),
                    w.kind(),
                    w.arguments().stream().filter(a -> !a.attribute().equals("placedAt")).toList(),
                    w.actions(),
                    w.because())));
  }

  @Test
  void aValueThatMayHaveChanged() {
    assertBroken(
        "R7: changeOrderStatus trusts a value",
        withUpdate(
            shop,
            "changeOrderStatus",
            u ->
                new Action.Update(
                    u.shape(), u.attributes(), u.rekeyed(), List.of(new Condition.Present()))));
  }
}
