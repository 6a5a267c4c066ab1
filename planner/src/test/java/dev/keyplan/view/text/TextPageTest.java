package dev.keyplan.view.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextPageTest {

  private final TextPage page = new TextPage(40);

  @Test
  void columnsAreAsWideAsTheirWidestCell() {
    page.table(0, List.of(List.of("PK", "SK", "kind"), List.of("STU#a91", "#STU", "Student")));
    assertEquals("PK       SK    kind\nSTU#a91  #STU  Student\n", page.toString());
  }

  @Test
  void aLongLastCellIsWrappedUnderItself() {
    page.table(0, List.of(List.of("#STU", "studentId a91, name Ana, email ana@example.org")));
    assertEquals(
        """
        #STU  studentId a91, name Ana, email
              ana@example.org
        """,
        page.toString());
  }

  @Test
  void aLastCellWithoutRoomGoesBelow() {
    page.table(0, List.of(List.of("ENROLL#CRS#math204#2026-fall#x", "Enrollment of a student")));
    assertEquals(
        """
        ENROLL#CRS#math204#2026-fall#x
            Enrollment of a student
        """,
        page.toString());
  }

  @Test
  void aRowOfOneCellStandsBetweenTheOthersAndSetsNoWidth() {
    page.table(0, List.of(List.of("PK = STU#a91"), List.of("a", "b"), List.of("", "c")));
    assertEquals("PK = STU#a91\na  b\n   c\n", page.toString());
  }

  @Test
  void aRemarkStandsAtTheRightEnd() {
    page.titled(0, "get a student", "1 request");
    page.titled(0, "get a student with its enrollments", "1 request");
    assertEquals(
        """
        get a student                  1 request
        get a student with its enrollments
          1 request
        """,
        page.toString());
  }

  @Test
  void aWordLongerThanTheLineIsKeptWhole() {
    page.paragraph(0, "x " + "y".repeat(50));
    assertEquals("x\n  " + "y".repeat(50) + "\n", page.toString());
  }

  @Test
  void thereIsOneEmptyLineBeforeAHeadingAndNoneAtTheTop() {
    page.heading("Keys");
    page.blank();
    page.heading("Reads");
    assertEquals("Keys\n----\n\nReads\n-----\n", page.toString());
  }
}
