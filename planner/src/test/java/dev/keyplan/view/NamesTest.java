package dev.keyplan.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.SourceFile;
import dev.keyplan.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Casing, reserved words and clashes. */
class NamesTest {

  private static final SourceFile SPEC = new SourceFile("spec.yaml", "");

  private final List<Diagnostic> found = new ArrayList<>();

  private static Names.Owner owner(String name, int line) {
    return new Names.Owner("the attribute `" + name + "`", new Span(SPEC, line, 1, 1));
  }

  private List<String> messages() {
    return found.stream().map(d -> d.span() + " " + d.message()).toList();
  }

  @Test
  void namesOfAnyStyleAreCamelled() {
    for (String name :
        List.of("order-line", "order_line", "orderLine", "OrderLine", "order line")) {
      assertEquals("OrderLine", Names.upperCamel(name));
      assertEquals("orderLine", Names.lowerCamel(name));
      assertEquals("ORDER_LINE", Names.upperSnake(name));
      assertEquals("Order Line", Names.title(name));
    }
    assertEquals("URL", Names.upperCamel("URL"));
    assertEquals("address2", Names.lowerCamel("address_2"));
    assertEquals("", Names.upperCamel("--"));
  }

  @Test
  void aReservedWordGetsAnUnderscore() {
    Names names = Names.of("the fields of `Order`", List.of("class"), found);
    assertEquals("class_", names.claim("class", owner("class", 1)));
    assertEquals("Class", names.claim("Class", owner("Class", 2)));
    assertEquals(List.of(), found);
  }

  @Test
  void aClashNamesBoth() {
    Names names = Names.of("the fields of `Order`", List.of("class"), found);
    names.claim("orderDate", owner("order_date", 1));
    names.claim("orderDate", owner("orderDate", 2));
    names.claim("class", owner("class", 3));
    names.claim("class_", owner("class_", 4));
    assertEquals(
        List.of(
            "spec.yaml:2:1 the attribute `order_date` and the attribute `orderDate` both get the"
                + " name `orderDate` in the fields of `Order`",
            "spec.yaml:4:1 the attribute `class` and the attribute `class_` both get the name"
                + " `class_` in the fields of `Order`"),
        messages());
  }

  @Test
  void filesAreOneWhereOnlyCaseDiffers() {
    Names names = Names.ofFiles("the package `model`", List.of("Page"), found);
    names.claim("SystemDto", owner("SystemDto", 1));
    names.claim("SystemDTO", owner("SystemDTO", 2));
    assertEquals("page_", names.claim("page", owner("page", 3)));
    assertEquals(
        List.of(
            "spec.yaml:2:1 the attribute `SystemDto` and the attribute `SystemDTO` get the names"
                + " `SystemDto` and `SystemDTO`, one file on many disks, in the package `model`"),
        messages());
  }
}
