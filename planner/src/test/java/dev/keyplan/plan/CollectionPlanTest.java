package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.model.Model;
import dev.keyplan.testing.ModelBuilder;
import dev.keyplan.testing.PlanText;
import dev.keyplan.testing.Plans;
import org.junit.jupiter.api.Test;

/**
 * Collections: the parent first, the kinds of each side by side, whatever the alphabet says (R10).
 */
class CollectionPlanTest {

  /** A parent with three kinds of children, whose prefixes are given. */
  private static ModelBuilder parent(String x, String y, String z) {
    return ModelBuilder.model()
        .entity("Parent", "PARENT", k -> k.key("parentId"))
        .entity("Xray", x, k -> k.within("Parent").key("xrayId"))
        .entity("Yard", y, k -> k.within("Parent").key("yardId"))
        .entity("Zone", z, k -> k.within("Parent").key("zoneId"));
  }

  private static String sortKeys(Model model) {
    StringBuilder lines = new StringBuilder();
    for (ItemShape shape : Plans.of(model).tables().get(0).shapes()) {
      shape.keys().stream()
          .map(k -> k.target().name() + " " + k.sort() + "\n")
          .forEach(lines::append);
    }
    return lines.toString();
  }

  @Test
  void parentSortsFirstBeforeAnyPrefix() {
    Model model =
        parent("A", "Q", "Z").get("all", "Parent", p -> p.with("Xray", "parentId")).build();
    assertEquals(
        """
        table #PARENT
        table A#<xrayId>
        table ~Q#<yardId>
        table ~Z#<zoneId>
        """
            .replace("~", ""),
        sortKeys(model));
    assertEquals(
        "all EITHER: Query table PARENT#<parentId> | between #PARENT and A$ -> Parent and Xray\n",
        PlanText.routes(Plans.of(model)));
  }

  /** The wanted kind comes last in the alphabet, so the others are marked to come after it. */
  @Test
  void kindsOutsideTheCollectionAreMovedBehindIt() {
    Model model =
        parent("A", "Q", "Z").get("all", "Parent", p -> p.with("Zone", "parentId")).build();
    assertEquals(
        """
        table #PARENT
        table ~A#<xrayId>
        table ~Q#<yardId>
        table Z#<zoneId>
        """,
        sortKeys(model));
    assertEquals(
        "all EITHER: Query table PARENT#<parentId> | between #PARENT and Z$ -> Parent and Zone\n",
        PlanText.routes(Plans.of(model)));
  }

  /** Two children apart: one side is read backwards. */
  @Test
  void aLineHasTwoEnds() {
    Model model =
        parent("A", "Q", "Z")
            .get("first", "Parent", p -> p.with("Xray", "parentId"))
            .get("second", "Parent", p -> p.with("Yard", "parentId"))
            .build();
    assertEquals(
        """
        first EITHER: Query table PARENT#<parentId> | between #PARENT and A$ -> Parent and Xray
        second EITHER: Query table PARENT#<parentId> | between !Q# and #PARENT backwards -> Parent and Yard
        """,
        PlanText.routes(Plans.of(model)));
  }

  @Test
  void threeChildrenApartNeedAnIndex() {
    Model model =
        parent("A", "Q", "Z")
            .get("first", "Parent", p -> p.with("Xray", "parentId"))
            .get("second", "Parent", p -> p.with("Yard", "parentId"))
            .get("third", "Parent", p -> p.with("Zone", "parentId"))
            .build();
    assertEquals(1, Plans.of(model).tables().get(0).indexes().size());
  }

  @Test
  void nestedCollectionsShareASide() {
    Model model =
        parent("Z", "Q", "A")
            .get("one", "Parent", p -> p.with("Xray", "parentId"))
            .get("two", "Parent", p -> p.with("Xray", "parentId").with("Yard", "parentId"))
            .get(
                "three",
                "Parent",
                p -> p.with("Xray", "parentId").with("Yard", "parentId").with("Zone", "parentId"))
            .build();
    assertEquals(
        """
        table #PARENT
        table Z#<xrayId>
        table ~Q#<yardId>
        table ~~A#<zoneId>
        """,
        sortKeys(model));
    assertEquals(0, Plans.of(model).tables().get(0).indexes().size());
  }

  /**
   * Edges between three kinds, all edges of each end in one Query: a triangle needs three colours.
   */
  @Test
  void aTriangleOfEdgesNeedsTwoIndexes() {
    assertEquals(2, Plans.of(ring(3)).tables().get(0).indexes().size());
  }

  @Test
  void aRingOfFiveNeedsTwoIndexesThoughNoThreePatternsExcludeEachOther() {
    assertEquals(2, Plans.of(ring(5)).tables().get(0).indexes().size());
  }

  @Test
  void aRingOfFourNeedsOne() {
    assertEquals(1, Plans.of(ring(4)).tables().get(0).indexes().size());
  }

  private static Model ring(int size) {
    ModelBuilder model = ModelBuilder.model();
    for (int i = 0; i < size; i++) {
      String id = "v" + i;
      model.entity("V" + i, "V" + i, k -> k.key(id));
    }
    for (int i = 0; i < size; i++) {
      String from = "V" + i;
      String to = "V" + (i + 1) % size;
      model.edge("E" + i, "E" + i, k -> k.between(from, to));
    }
    for (int i = 0; i < size; i++) {
      String own = "v" + i;
      String after = "E" + i;
      String before = "E" + (i + size - 1) % size;
      model.get("all" + i, "V" + i, p -> p.with(after, own).with(before, own));
    }
    return model.build();
  }

  /**
   * A composite key whose value may look like another kind's literal is told apart by the sort key.
   */
  @Test
  void partitionsThatCanBeEqualAreToldApart() {
    Model model =
        ModelBuilder.model()
            .entity("Thing", "THING", k -> k.key("one", "two").with("email!"))
            .entity("Part", "PART", k -> k.key("partId").of("Thing"))
            .list("byEmail", "Thing", p -> p.by("email"))
            .list("parts", "Part", p -> p.by("one", "two"))
            .build();
    assertEquals(
        """
        byEmail EVENTUAL: Query GSI1 THING#EMAIL#<email> | begins_with THING# -> Thing
        parts EVENTUAL: Query GSI1 THING#<one>#<two> | begins_with PART# -> Part
        """,
        PlanText.routes(Plans.of(model)));
  }
}
