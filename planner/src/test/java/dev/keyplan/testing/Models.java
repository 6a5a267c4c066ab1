package dev.keyplan.testing;

import dev.keyplan.model.Model;

/** Models that several tests use. */
public final class Models {

  private Models() {}

  /** Students, courses and the enrolments between them. */
  public static Model school() {
    return ModelBuilder.model()
        .entity("Student", "STU", k -> k.key("studentId").with("name", "email").unique("email"))
        .entity("Course", "CRS", k -> k.key("courseId").with("title", "term"))
        .edge(
            "Enrollment",
            "ENROLL",
            k -> k.between("Student", "Course").with("enrolledOn:date!", "grade?"))
        .get("getStudent", "Student", p -> p)
        .get("getStudentByEmail", "Student", p -> p.by("email"))
        .get("getStudentWithEnrollments", "Student", p -> p.with("Enrollment", "studentId"))
        .list("listCoursesOfStudent", "Enrollment", p -> p.by("studentId"))
        .list("listStudentsOfCourse", "Enrollment", p -> p.by("courseId"))
        .get("getEnrollment", "Enrollment", p -> p)
        .build();
  }
}
