package dev.keyplan.testing;

import dev.keyplan.model.AccessPattern;
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

  /** A person and the one passport that each may hold. */
  public static Model passport() {
    return ModelBuilder.model()
        .entity("Person", "PERSON", k -> k.key("personId").with("name", "bornOn:date!"))
        .entity(
            "Passport",
            "PASS",
            k ->
                k.key("passportNumber")
                    .onlyOneOf("Person")
                    .with("issuedOn:date!", "expiresOn:date"))
        .get("getPerson", "Person", p -> p)
        .get("getPassport", "Passport", p -> p)
        .get("getPassportOfPerson", "Passport", p -> p.by("personId"))
        .get("getPersonOfPassport", "Person", p -> p.through("Passport", "personId"))
        .build();
  }

  /** Owners and their pets. */
  public static Model pets() {
    return ModelBuilder.model()
        .entity("Owner", "OWNER", k -> k.key("ownerId").with("name", "phone"))
        .entity(
            "Pet", "PET", k -> k.key("petId").of("Owner").with("name", "species!", "bornOn:date?"))
        .get("getOwner", "Owner", p -> p)
        .get("getOwnerWithPets", "Owner", p -> p.with("Pet", "ownerId"))
        .get("getPet", "Pet", p -> p)
        .list("listPetsOfOwner", "Pet", p -> p.by("ownerId"))
        .get("getOwnerOfPet", "Owner", p -> p.through("Pet", "ownerId"))
        .build();
  }

  /** Doctors, patients and treatments. */
  public static Model clinic() {
    return ModelBuilder.model()
        .entity("Doctor", "DOC", k -> k.key("doctorId").with("name", "specialty"))
        .entity("Patient", "PAT", k -> k.key("patientId").with("name", "bornOn:date!"))
        .edge(
            "Treatment",
            "TREAT",
            k -> k.between("Doctor", "Patient").with("startedOn:date!", "diagnosis?"))
        .get("getDoctor", "Doctor", p -> p)
        .list("listDoctorsBySpecialty", "Doctor", p -> p.by("specialty"))
        .get("getPatient", "Patient", p -> p)
        .list("listPatientsOfDoctor", "Treatment", p -> p.by("doctorId"))
        .list("listDoctorsOfPatient", "Treatment", p -> p.by("patientId"))
        .list(
            "listTreatmentsOfPatient", "Treatment", p -> p.by("patientId").descending("startedOn"))
        .get("getTreatment", "Treatment", p -> p)
        .build();
  }

  /** Customers, addresses, orders, their lines, and products. */
  public static Model shop() {
    return ModelBuilder.model()
        .entity("Customer", "CUST", k -> k.key("customerId").with("name", "email").unique("email"))
        .entity("Address", "ADDR", k -> k.within("Customer").key("label").with("street", "city"))
        .entity(
            "Order",
            "ORDER",
            k ->
                k.key("orderId:ulid")
                    .of("Customer")
                    .with("placedAt:timestamp!", "status", "total:integer", "couponCode?"))
        .entity("OrderLine", "LINE", k -> k.within("Order").key("lineNumber:integer").with("sku"))
        .entity(
            "Product",
            "PROD",
            k -> k.key("sku").with("brand", "model", "title").unique("brand", "model"))
        .get("getCustomer", "Customer", p -> p)
        .get("getCustomerByEmail", "Customer", p -> p.by("email").consistent())
        .get(
            "getCustomerWithAddressesAndOrders",
            "Customer",
            p -> p.with("Address", "customerId").with("Order", "customerId"))
        .get("getOrder", "Order", p -> p)
        .get("getOrderWithLines", "Order", p -> p.with("OrderLine", "orderId"))
        .get("getOrderLine", "OrderLine", p -> p)
        .list(
            "listLatestOrdersOfCustomer",
            "Order",
            p -> p.by("customerId").descending("placedAt").limit(10))
        .list(
            "listOrdersByCustomerAndStatus",
            "Order",
            p -> p.by("customerId", "status").range("placedAt", AccessPattern.Operator.BETWEEN))
        .list("listOrdersByCoupon", "Order", p -> p.by("couponCode"))
        .get("getProduct", "Product", p -> p)
        .list("listProductsByBrand", "Product", p -> p.by("brand"))
        .get("getProductByBrandAndModel", "Product", p -> p.by("brand", "model"))
        .build();
  }
}
