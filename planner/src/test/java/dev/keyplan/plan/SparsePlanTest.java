package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.model.Model;
import dev.keyplan.model.Value;
import dev.keyplan.testing.ModelBuilder;
import dev.keyplan.testing.PlanText;
import dev.keyplan.testing.Plans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Patterns that fix values, and the indexes that hold only the items with these values. */
class SparsePlanTest {

  private static ModelBuilder orders() {
    return ModelBuilder.model()
        .entity(
            "Order",
            "ORD",
            k -> k.key("orderId").with("customer!", "status", "total:integer", "paid:boolean"));
  }

  private static String keys(Model model) {
    return PlanText.keys(Plans.of(model));
  }

  @Test
  void anIndexThatIsReadForOneValueHoldsOnlyItemsWithIt() {
    assertEquals(
        """
        Order table: ORD#<orderId> | #ORD
        Order GSI1: ORD#STATUS#OPEN | ORD#<total>#<orderId> only status = Text[text=OPEN]
        """,
        keys(
            orders()
                .list("open", "Order", p -> p.where("status", "OPEN").ascending("total"))
                .build()));
  }

  @Test
  void aBooleanIsATextInTheKey() {
    assertTrue(
        keys(orders().list("unpaid", "Order", p -> p.where("paid", new Value.Bool(false))).build())
            .contains("ORD#PAID#0 | ORD#<orderId> only paid = Bool[value=false]"));
  }

  @Test
  void aValueWithTheDelimiterStaysOnePartOfTheKey() {
    assertTrue(
        keys(orders().list("odd", "Order", p -> p.where("status", "a#b")).build())
            .contains("ORD#STATUS#a%23b | "));
  }

  @Test
  void anIndexThatOtherPatternsReadTooHoldsEveryItem() {
    Model model =
        orders()
            .list("ofCustomer", "Order", p -> p.by("customer"))
            .list("open", "Order", p -> p.by("customer").where("status", "OPEN"))
            .build();
    assertEquals(
        """
        Order table: ORD#<orderId> | #ORD
        Order GSI1: ORD#CUSTOMER#<customer> | ORD#<status>#<orderId>
        """,
        keys(model));
    assertEquals(
        """
        ofCustomer EVENTUAL: Query GSI1 ORD#CUSTOMER#<customer> -> Order
        open EVENTUAL: Query GSI1 ORD#CUSTOMER#<customer> | begins_with ORD#OPEN# -> Order
        """,
        PlanText.routes(Plans.of(model)));
  }

  @Test
  void twoValuesOfOneAttributeShareAnIndexWhereTheyAskAlike() {
    assertEquals(
        """
        Order table: ORD#<orderId> | #ORD
        Order GSI1: ORD#STATUS#<status> | ORD#<orderId>
        """,
        keys(
            orders()
                .list("closed", "Order", p -> p.where("status", "CLOSED"))
                .list("open", "Order", p -> p.where("status", "OPEN"))
                .build()));
  }

  @Test
  void whatDominatesNarrowsToTheValueThatAllItsRidersFix() {
    assertEquals(
        """
        Order table: ORD#<orderId> | #ORD
        Order GSI1: ORD#STATUS#OPEN | ORD#<customer>#<orderId> only status = Text[text=OPEN]
        """,
        keys(
            orders()
                .list("open", "Order", p -> p.where("status", "OPEN"))
                .list("openOf", "Order", p -> p.by("customer").where("status", "OPEN"))
                .build()));
  }

  @Test
  void aChangeOfTheFixedAttributeSetsOrRemovesTheKeysInTheSameRequest() {
    assertTrue(
        PlanText.writes(
                Plans.of(
                    orders()
                        .list("open", "Order", p -> p.by("customer").where("status", "OPEN"))
                        .build()))
            .contains(
                "changeOrderStatus(orderId KEY, customer UNCHANGED, status NEW): update status"
                    + " rekey GSI1 if present if customer is UNCHANGED\n"));
  }

  @Test
  void patternsThatFixDifferentValuesAreToldWhyTheyDoNotShare() {
    Plan plan =
        Plans.of(
            orders()
                .list("closed", "Order", p -> p.where("status", "CLOSED").ascending("customer"))
                .list("open", "Order", p -> p.where("status", "OPEN").ascending("total"))
                .build());
    assertEquals(2, plan.tables().get(0).indexes().size());
    assertTrue(
        plan.decisions().get(0).because().contains("another way for others are not planned yet"),
        plan.decisions().get(0).because());
  }

  private static ModelBuilder parcels() {
    return ModelBuilder.model()
        .entity(
            "Parcel",
            "PCL",
            k -> k.key("parcelId").with("depot!", "madeAt:timestamp!", "sentAt:timestamp?"));
  }

  @Test
  void anIndexForItemsThatLackAnAttributeHoldsOnlyThese() {
    assertEquals(
        """
        Parcel table: PCL#<parcelId> | #PCL
        Parcel GSI1: PCL#DEPOT#<depot> | PCL#<madeAt>#<parcelId> only sentAt absent
        """,
        keys(
            parcels()
                .list("waiting", "Parcel", p -> p.by("depot").absent("sentAt").ascending("madeAt"))
                .build()));
  }

  @Test
  void whatIsPresentSharesAnIndexThatIsSortedByIt() {
    Model model =
        parcels()
            .list("sent", "Parcel", p -> p.by("depot").present("sentAt"))
            .list("lastSent", "Parcel", p -> p.by("depot").descending("sentAt"))
            .build();
    assertEquals(
        """
        Parcel table: PCL#<parcelId> | #PCL
        Parcel GSI1: PCL#DEPOT#<depot> | PCL#<sentAt>#<parcelId>
        """,
        keys(model));
  }

  @Test
  void aListOfAllSharesNoIndexWithOneOfItemsThatHaveAnAttribute() {
    Plan plan =
        Plans.of(
            parcels()
                .list("all", "Parcel", p -> p.by("depot"))
                .list("sent", "Parcel", p -> p.by("depot").present("sentAt"))
                .build());
    assertEquals(2, plan.tables().get(0).indexes().size());
    assertTrue(
        plan.decisions().get(0).because().contains("one reads only items that have, or lack, an"),
        plan.decisions().get(0).because());
  }

  @Test
  void anIndexThatDoesNotTellWhatIsMissingIsFound() {
    Model waiting =
        parcels().list("waiting", "Parcel", p -> p.by("depot").absent("sentAt")).build();
    Plan plan = Plans.of(waiting);
    ItemShape shape = plan.shape("Parcel");
    ItemShape.ItemKeys sparse = shape.keys().get(1);
    assertBroken(plan, shape, sparse, List.of(), "R2: the index holds items that lack, or have");
    assertBroken(
        plan,
        shape,
        sparse,
        List.of(new Admission.Presence("sentAt", true)),
        "R7: items of Parcel that the index does not admit are missing");
  }

  @Test
  void anIndexThatAdmitsOtherItemsThanThePatternWantsIsFound() {
    Model open = orders().list("open", "Order", p -> p.where("status", "OPEN")).build();
    Plan plan = Plans.of(open);
    ItemShape shape = plan.shape("Order");
    ItemShape.ItemKeys sparse = shape.keys().get(1);
    assertBroken(plan, shape, sparse, List.of(), "R1: a given value is not used");
    assertBroken(
        plan,
        shape,
        sparse,
        List.of(new Admission.Is("paid", new Value.Bool(true))),
        "R7: items of Order that the index does not admit are missing");
  }

  private static void assertBroken(
      Plan plan,
      ItemShape shape,
      ItemShape.ItemKeys keys,
      List<Admission> admissions,
      String violation) {
    ItemShape broken =
        new ItemShape(
            shape.kind(),
            shape.unique(),
            List.of(
                shape.keys().get(0),
                new ItemShape.ItemKeys(keys.target(), keys.partition(), keys.sort(), admissions)));
    Table table = plan.tables().get(0);
    Plan wrong =
        new Plan(
            plan.model(),
            List.of(new Table(table.name(), table.primaryKey(), table.indexes(), List.of(broken))),
            plan.routes().stream().map(r -> reading(r, broken)).toList(),
            plan.writes(),
            plan.composed(),
            plan.decisions());
    List<String> found = PlanCheck.violations(wrong);
    assertTrue(found.stream().anyMatch(v -> v.contains(violation)), violation + " not in " + found);
  }

  private static Route reading(Route route, ItemShape shape) {
    Step.Query query =
        route
            .steps()
            .get(0)
            .match(
                g -> {
                  throw new AssertionError("not a Query");
                },
                q -> q);
    return new Route(
        route.pattern(),
        List.of(
            new Step.Query(
                query.target(),
                query.partition(),
                query.sort(),
                query.forward(),
                query.stopAfter(),
                List.of(shape),
                query.selection())),
        route.consistency(),
        route.because());
  }
}
