package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.model.AccessPattern.Operator;
import dev.keyplan.model.Model;
import dev.keyplan.testing.ModelBuilder;
import dev.keyplan.testing.Models;
import dev.keyplan.testing.PlanText;
import dev.keyplan.testing.Plans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The core kinds of access pattern, request by request. */
class CorePlansTest {

  private static String routes(Model model) {
    return PlanText.routes(Plans.of(model));
  }

  @Test
  void oneToOneBothWays() {
    assertEquals(
        """
        getPerson EITHER: GetItem PERSON#<personId> | #PERSON
        getPassport EITHER: GetItem PASS#<passportNumber> | #PASS
        getPassportOfPerson EVENTUAL: Query GSI1 PERSON#<personId> | begins_with PASS# -> Passport
        getPersonOfPassport EITHER: GetItem PASS#<passportNumber> | #PASS
        getPersonOfPassport EITHER: GetItem PERSON#<personId> | #PERSON
        """,
        routes(Models.passport()));
  }

  @Test
  void oneToManyBothWays() {
    assertEquals(
        """
        getOwner EITHER: GetItem OWNER#<ownerId> | #OWNER
        getOwnerWithPets EVENTUAL: Query GSI1 OWNER#<ownerId> -> Owner and Pet
        getPet EITHER: GetItem PET#<petId> | #PET
        listPetsOfOwner EVENTUAL: Query GSI1 OWNER#<ownerId> | begins_with PET# -> Pet
        getOwnerOfPet EITHER: GetItem PET#<petId> | #PET
        getOwnerOfPet EITHER: GetItem OWNER#<ownerId> | #OWNER
        """,
        routes(Models.pets()));
  }

  @Test
  void allItemsOfAKindLieInOnePartitionOfAnIndexOfTheirOwn() {
    Model model =
        ModelBuilder.model()
            .entity("Invoice", "INV", k -> k.key("invoiceId").with("customer!", "at:timestamp!"))
            .list("listAll", "Invoice", p -> p)
            .list("listNewest", "Invoice", p -> p.descending("at"))
            .list("listByCustomer", "Invoice", p -> p.by("customer"))
            .build();
    assertEquals(
        """
        Invoice table: INV#<invoiceId> | #INV
        Invoice GSI1: INV | INV#<at>#<invoiceId>
        Invoice GSI2: INV#CUSTOMER#<customer> | INV#<invoiceId>
        """,
        PlanText.keys(Plans.of(model)));
    assertEquals(
        """
        listAll EVENTUAL: Query GSI1 INV -> Invoice
        listNewest EVENTUAL: Query GSI1 INV backwards -> Invoice
        listByCustomer EVENTUAL: Query GSI2 INV#CUSTOMER#<customer> -> Invoice
        """,
        routes(model));
  }

  @Test
  void allItemsShareNoKeyWithThoseOfOneValueThoughNothingOrdersThem() {
    assertEquals(
        """
        Invoice table: INV#<invoiceId> | #INV
        Invoice GSI1: INV | INV#<invoiceId>
        Invoice GSI2: INV#CUSTOMER#<customer> | INV#<invoiceId>
        """,
        PlanText.keys(
            Plans.of(
                ModelBuilder.model()
                    .entity("Invoice", "INV", k -> k.key("invoiceId").with("customer!"))
                    .list("listAll", "Invoice", p -> p)
                    .list("listByCustomer", "Invoice", p -> p.by("customer"))
                    .build())));
  }

  @Test
  void manyToManyBothWaysWithAnOrder() {
    assertEquals(
        """
        Doctor table: DOC#<doctorId> | #DOC
        Doctor GSI1: DOC#SPECIALTY#<specialty> | DOC#<doctorId>
        Patient table: PAT#<patientId> | #PAT
        Treatment table: DOC#<doctorId> | TREAT#PAT#<patientId>
        Treatment GSI1: PAT#<patientId> | TREAT#<startedOn>#DOC#<doctorId>
        """,
        PlanText.keys(Plans.of(Models.clinic())));
  }

  @Test
  void shopNeedsThreeIndexes() {
    assertEquals(
        """
        getCustomer EITHER: GetItem CUST#<customerId> | #CUST
        getCustomerByEmail STRONG: GetItem UNIQ#CUST#EMAIL#<email> | #UNIQ
        getCustomerByEmail STRONG: GetItem CUST#<customerId> | #CUST check email
        getCustomerWithAddressesAndOrders EVENTUAL: Query GSI1 CUST#<customerId> -> Customer and Address and Order
        getOrder EITHER: GetItem ORDER#<orderId> | #ORDER
        getOrderWithLines EITHER: Query table ORDER#<orderId> -> Order and OrderLine
        getOrderLine EITHER: GetItem ORDER#<orderId> | LINE#<lineNumber>
        listLatestOrdersOfCustomer EVENTUAL: Query GSI1 CUST#<customerId> | begins_with ORDER# backwards -> Order
        listOrdersByCustomerAndStatus EVENTUAL: Query GSI3 ORDER#CUST#<customerId>#STATUS#<status> | between ORDER#<placedAtFrom> and ORDER#<placedAtTo>$ -> Order
        listOrdersByCoupon EVENTUAL: Query GSI2 ORDER#COUPONCODE#<couponCode> -> Order
        getProduct EITHER: GetItem PROD#<sku> | #PROD
        listProductsByBrand EVENTUAL: Query GSI1 PROD#BRAND#<brand> -> Product
        getProductByBrandAndModel EVENTUAL: Query GSI1 PROD#BRAND#<brand> | begins_with PROD#<model># -> Product
        """,
        routes(Models.shop()));
  }

  @Test
  void everyRangeIsClosed() {
    ModelBuilder model =
        ModelBuilder.model()
            .entity("Team", "TEAM", k -> k.key("teamId"))
            .entity("Task", "TASK", k -> k.key("taskId").of("Team").with("title"))
            .entity("Point", "POINT", k -> k.within("Team").key("number:integer"));
    for (Operator operator : Operator.values()) {
      model.list(operator.word(), "Task", p -> p.by("teamId").range("title", operator));
    }
    model.list("last", "Point", p -> p.by("teamId").range("number", Operator.BELOW));
    assertEquals(
        """
        between EVENTUAL: Query GSI1 TEAM#<teamId> | between TASK#<titleFrom> and TASK#<titleTo>$ -> Task
        at-least EVENTUAL: Query GSI1 TEAM#<teamId> | between TASK#<titleFrom> and TASK$ -> Task
        at-most EVENTUAL: Query GSI1 TEAM#<teamId> | between TASK# and TASK#<titleTo>$ -> Task
        above EVENTUAL: Query GSI1 TEAM#<teamId> | between TASK#<titleFrom>$ and TASK$ -> Task
        below EVENTUAL: Query GSI1 TEAM#<teamId> | between TASK# and TASK#<titleTo> -> Task
        begins-with EVENTUAL: Query GSI1 TEAM#<teamId> | begins_with TASK#<titlePrefix…> -> Task
        last EITHER: Query table TEAM#<teamId> | between POINT# and POINT#<numberTo less one unit> -> Point
        """,
        routes(model.build()));
  }

  @Test
  void getWithMoreThanTheIdentityChecksTheRest() {
    assertEquals(
        "get EITHER: GetItem TASK#<taskId> | #TASK check team\n",
        routes(
            ModelBuilder.model()
                .entity("Task", "TASK", k -> k.key("taskId").with("team"))
                .get("get", "Task", p -> p.by("taskId", "team"))
                .build()));
  }

  @Test
  void firstInAnOrderStopsAfterOne() {
    assertEquals(
        "latest EVENTUAL: Query GSI1 LOGIN#TEAM#<team> backwards first 1 -> Login\n",
        routes(
            ModelBuilder.model()
                .entity("Login", "LOGIN", k -> k.key("loginId").with("team!", "at:timestamp!"))
                .get("latest", "Login", p -> p.by("team").descending("at"))
                .build()));
  }

  /**
   * An optional attribute would hide items from the pattern that does not name it, so the two do
   * not share a key.
   */
  @Test
  void optionalAttributeHasAnIndexOfItsOwn() {
    Model model =
        ModelBuilder.model()
            .entity("Order", "ORDER", k -> k.key("orderId").with("team!", "shippedAt:timestamp?"))
            .list("all", "Order", p -> p.by("team"))
            .list("shipped", "Order", p -> p.by("team").ascending("shippedAt"))
            .build();
    Plan plan = Plans.of(model);
    assertEquals(2, plan.tables().get(0).indexes().size());
    List<String> about =
        plan.decisions().stream()
            .filter(d -> d.subject().equals("shipped"))
            .map(Decision::choice)
            .toList();
    assertEquals(List.of("an Order without `shippedAt` is not returned"), about);
  }

  @Test
  void compositeIdentityIsPartitionedByWhatIsListed() {
    assertEquals(
        """
        Store table: STORE#ORGID#<orgId> | STORE#<storeId>
        Store GSI1: STORE#ZONE#<zone> | STORE#<status>#<orgId>#<storeId>
        """,
        PlanText.keys(
            Plans.of(
                ModelBuilder.model()
                    .entity("Store", "STORE", k -> k.key("orgId", "storeId").with("zone", "status"))
                    .list("ofOrg", "Store", p -> p.by("orgId"))
                    .list("byZone", "Store", p -> p.by("zone"))
                    .list("byZoneAndStatus", "Store", p -> p.by("zone", "status"))
                    .build())));
  }

  @Test
  void followsInBothDirections() {
    assertEquals(
        """
        User table: USER#<userId> | #USER
        Follow table: USER#<followerUserId> | FOLLOW#USER#<followeeUserId>
        Follow GSI1: USER#<followeeUserId> | FOLLOW#<createdAt>#USER#<followerUserId>
        """,
        PlanText.keys(
            Plans.of(
                ModelBuilder.model()
                    .entity("User", "USER", k -> k.key("userId"))
                    .edge(
                        "Follow",
                        "FOLLOW",
                        k -> k.among("User", "follower", "followee").with("createdAt:timestamp!"))
                    .list("following", "Follow", p -> p.by("followerUserId"))
                    .list(
                        "followers", "Follow", p -> p.by("followeeUserId").descending("createdAt"))
                    .get("isFollowing", "Follow", p -> p)
                    .build())));
  }

  @Test
  void consistentListTakesTheBaseKey() {
    assertEquals(
        """
        User table: USER#<userId> | #USER
        Room table: ROOM#<roomId> | #ROOM
        Member table: ROOM#<roomId> | MEMBER#USER#<userId>
        """,
        PlanText.keys(
            Plans.of(
                ModelBuilder.model()
                    .entity("User", "USER", k -> k.key("userId"))
                    .entity("Room", "ROOM", k -> k.key("roomId"))
                    .edge("Member", "MEMBER", k -> k.between("User", "Room"))
                    .list("ofRoom", "Member", p -> p.by("roomId").consistent())
                    .build())));
  }
}
