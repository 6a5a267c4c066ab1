package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.testing.Models;
import dev.keyplan.testing.PlanText;
import dev.keyplan.testing.Plans;
import org.junit.jupiter.api.Test;

/** The worked example, key by key. */
class SchoolPlanTest {

  private final Plan plan = Plans.of(Models.school());

  @Test
  void keysAreThoseOfTheWorkedExample() {
    assertEquals(
        """
        Student table: STU#<studentId> | #STU
        Student GSI1: STU#EMAIL#<email> | STU#<studentId>
        unique email of Student table: UNIQ#STU#EMAIL#<email> | #UNIQ
        Course table: CRS#<courseId> | #CRS
        Enrollment table: STU#<studentId> | ENROLL#CRS#<courseId>
        Enrollment GSI1: CRS#<courseId> | ENROLL#STU#<studentId>
        """,
        PlanText.keys(plan));
  }

  @Test
  void eachReadIsOneRequest() {
    assertEquals(
        """
        getStudent EITHER: GetItem STU#<studentId> | #STU
        getStudentByEmail EVENTUAL: Query GSI1 STU#EMAIL#<email> -> Student
        getStudentWithEnrollments EITHER: Query table STU#<studentId> -> Student and Enrollment
        listCoursesOfStudent EITHER: Query table STU#<studentId> | begins_with ENROLL#CRS# -> Enrollment
        listStudentsOfCourse EVENTUAL: Query GSI1 CRS#<courseId> | begins_with ENROLL#STU# -> Enrollment
        getEnrollment EITHER: GetItem STU#<studentId> | ENROLL#CRS#<courseId>
        """,
        PlanText.routes(plan));
  }

  @Test
  void writesKeepMarkersAndIndexKeysInStep() {
    assertEquals(
        """
        createStudent(studentId KEY, name NEW, email NEW): put if absent; put marker if absent
        updateStudent(studentId KEY, name NEW): update name if present
        changeStudentEmail(studentId KEY, email OLD, email NEW): delete marker if studentId is KEY; put marker if absent; update email rekey GSI1 if present if email is OLD
        deleteStudent(studentId KEY, email OLD): delete if email is OLD; delete marker if studentId is KEY
        createCourse(courseId KEY, title NEW, term NEW): put if absent
        updateCourse(courseId KEY, title NEW, term NEW): update title term if present
        deleteCourse(courseId KEY): delete
        createEnrollment(studentId KEY, courseId KEY, enrolledOn NEW, grade NEW): put if absent
        updateEnrollment(studentId KEY, courseId KEY, grade NEW): update grade if present
        deleteEnrollment(studentId KEY, courseId KEY): delete
        """,
        PlanText.writes(plan));
  }
}
