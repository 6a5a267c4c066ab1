package dev.keyplan.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.testing.Specs;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A hundred actions are one transaction; one more is refused where it is asked for. */
class TransactionSizeTest {

  private static String names(int count, String form) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> form.replace("N", Integer.toString(i)))
        .collect(Collectors.joining(", "));
  }

  /** The rules of the errors, each with its line. */
  private static List<String> errors(String yaml) {
    return Specs.outcome(yaml).diagnostics().stream()
        .map(d -> d.rule().id() + " at " + d.span().line())
        .toList();
  }

  private static String kinds(int count) {
    return """
    keyplan: 1
    name: kinds
    entities: { %s }
    access-patterns:
      - name: huge
        write: [%s]
    """
        .formatted(names(count, "KindNx: {}"), names(count, "create KindNx"));
  }

  private static String uniques(int count) {
    return """
    keyplan: 1
    name: uniques
    entities:
      Part:
        attributes: { %s }
        unique: [%s]
    """
        .formatted(names(count, "aN: string"), names(count, "aN"));
  }

  @Test
  void aComposedWriteHasAHundredActionsAtMost() {
    assertEquals(List.of(), errors(kinds(100)));
    assertEquals(List.of("KP3054 at 5"), errors(kinds(101)));
  }

  @Test
  void anItemAndItsUniqueValuesAreAHundredActionsAtMost() {
    assertEquals(List.of(), errors(uniques(99)));
    assertEquals(List.of("KP3054 at 4"), errors(uniques(100)));
  }
}
