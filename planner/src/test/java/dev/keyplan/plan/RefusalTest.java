package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.model.AccessPattern.Operator;
import dev.keyplan.testing.KindBuilder;
import dev.keyplan.testing.ModelBuilder;
import dev.keyplan.testing.PatternBuilder;
import dev.keyplan.testing.Plans;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Patterns that no Query of this version serves are refused where they stand. */
class RefusalTest {

  private static ModelBuilder tickets(UnaryOperator<KindBuilder> more) {
    return ModelBuilder.model()
        .entity(
            "Ticket",
            "TICKET",
            k ->
                more.apply(
                    k.key("ticketId")
                        .with("team", "status", "opened:timestamp!", "weight:integer", "email")
                        .unique("email")));
  }

  private static List<String> refusedList(UnaryOperator<PatternBuilder> pattern) {
    return Plans.refusals(
        tickets(k -> k.with("tags:string-set", "price:number"))
            .list("pattern", "Ticket", pattern)
            .build());
  }

  @Test
  void consistentListOfEverything() {
    assertEquals(List.of("KP3002 at 2"), refusedList(p -> p.consistent()));
    assertEquals(List.of(), refusedList(p -> p.descending("opened")));
  }

  @Test
  void consistentByWhatTheTableKeyLacks() {
    assertEquals(List.of("KP3002 at 2"), refusedList(p -> p.by("team").consistent()));
  }

  @Test
  void consistentFromBothEndsOfAnEdge() {
    assertEquals(
        List.of("KP3003 at 5"),
        Plans.refusals(
            ModelBuilder.model()
                .entity("Student", "STU", k -> k.key("studentId"))
                .entity("Course", "CRS", k -> k.key("courseId"))
                .edge("Enrollment", "ENROLL", k -> k.between("Student", "Course"))
                .list("listA", "Enrollment", p -> p.by("courseId").consistent())
                .list("listB", "Enrollment", p -> p.by("studentId").consistent())
                .build()));
  }

  @Test
  void directionsThatDiffer() {
    assertEquals(
        List.of("KP3004 at 2"),
        refusedList(p -> p.by("team").ascending("status").descending("opened")));
    assertEquals(List.of(), refusedList(p -> p.by("team").ascending("team").descending("opened")));
  }

  @Test
  void rangeOnOneAndOrderByAnother() {
    assertEquals(
        List.of("KP3005 at 2"),
        refusedList(p -> p.by("team").range("weight", Operator.ABOVE).ascending("opened")));
    assertEquals(
        List.of(),
        refusedList(
            p -> p.by("team").range("weight", Operator.ABOVE).ascending("weight", "opened")));
  }

  @Test
  void twoRangesOrARangeOnAGivenValue() {
    assertEquals(
        List.of("KP3006 at 2"),
        refusedList(
            p -> p.by("team").range("weight", Operator.ABOVE).range("opened", Operator.BELOW)));
    assertEquals(
        List.of("KP3006 at 2"),
        refusedList(p -> p.by("team", "weight").range("weight", Operator.ABOVE)));
  }

  @Test
  void belowATextAtTheEndOfTheKey() {
    UnaryOperator<KindBuilder> child = k -> k.within("Team").key("label");
    assertEquals(List.of("KP3007 at 3"), refusedBelow(child, "label"));
    assertEquals(List.of(), refusedBelow(k -> k.within("Team").key("number:integer"), "number"));
    assertEquals(List.of(), refusedBelow(k -> k.key("id").of("Team").with("label"), "label"));
  }

  private static List<String> refusedBelow(UnaryOperator<KindBuilder> child, String attribute) {
    return Plans.refusals(
        ModelBuilder.model()
            .entity("Team", "TEAM", k -> k.key("teamId"))
            .entity("Player", "PLAYER", child)
            .list("pattern", "Player", p -> p.by("teamId").range(attribute, Operator.BELOW))
            .build());
  }

  @Test
  void prefixOfANumber() {
    assertEquals(
        List.of("KP3008 at 2"),
        refusedList(p -> p.by("team").range("weight", Operator.BEGINS_WITH)));
  }

  @Test
  void collectionWithoutTheIdentity() {
    ModelBuilder model =
        tickets(k -> k)
            .entity("Note", "NOTE", k -> k.within("Ticket").key("noteId"))
            .get("byEmail", "Ticket", p -> p.by("email").with("Note", "ticketId"))
            .list("many", "Ticket", p -> p.by("team").with("Note", "ticketId"))
            .get(
                "ordered",
                "Ticket",
                p -> p.by("ticketId").ascending("team").with("Note", "ticketId"));
    assertEquals(
        List.of("KP3009 at 3", "KP3009 at 4", "KP3009 at 5"), Plans.refusals(model.build()));
  }

  @Test
  void collectionOfAKindAndItself() {
    assertEquals(
        List.of("KP3010 at 3"),
        Plans.refusals(
            ModelBuilder.model()
                .entity("User", "USER", k -> k.key("userId"))
                .edge("Follow", "FOLLOW", k -> k.among("User", "follower", "followee"))
                .get(
                    "everything",
                    "User",
                    p -> p.with("Follow", "followerUserId").with("Follow", "followeeUserId"))
                .build()));
  }

  @Test
  void typesThatAreNoKeys() {
    assertEquals(List.of("KP3011 at 2"), refusedList(p -> p.by("tags")));
    assertEquals(List.of("KP3012 at 1"), refusedList(p -> p.by("price")));
    assertEquals(
        List.of("KP3011 at 1"),
        Plans.refusals(tickets(k -> k.with("names:list").unique("names")).build()));
  }

  @Test
  void namesThatTheTableUses() {
    assertEquals(
        List.of("KP3013 at 1"),
        Plans.refusals(ModelBuilder.model().entity("Unique", "UNIQ", k -> k.key("id")).build()));
    assertEquals(
        List.of("KP3014 at 1", "KP3014 at 1", "KP3014 at 1", "KP3014 at 1"),
        Plans.refusals(tickets(k -> k.with("KIND", "PK", "SK", "GSI12SK", "GSIxSK")).build()));
  }

  @Test
  void moreIndexesThanATableMayHave() {
    ModelBuilder model =
        ModelBuilder.model()
            .entity(
                "Wide",
                "WIDE",
                k -> {
                  KindBuilder wide = k.key("id");
                  for (int i = 1; i <= 21; i++) {
                    wide.with("a" + i);
                  }
                  return wide;
                });
    for (int i = 1; i <= 20; i++) {
      String attribute = "a" + i;
      model.list("by" + i, "Wide", p -> p.by(attribute));
    }
    assertEquals(20, Plans.of(model.build()).tables().get(0).indexes().size());
    assertEquals(
        List.of("KP3015 at 1"),
        Plans.refusals(model.list("by21", "Wide", p -> p.by("a21")).build()));
  }

  @Test
  void keysLongerThanTheLimit() {
    String longest = "x".repeat(1020);
    assertEquals(
        List.of("KP3016 at 1"),
        Plans.refusals(
            ModelBuilder.model()
                .entity("Thing", "THING", k -> k.key("id").with("team").oneOf("state", longest))
                .list("sorted", "Thing", p -> p.by("team").ascending("state"))
                .build()));
  }
}
