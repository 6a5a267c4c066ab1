package dev.keyplan.view.java;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.plan.Plan;
import dev.keyplan.render.GeneratedFile;
import dev.keyplan.testing.JavaModule;
import dev.keyplan.testing.Packs;
import dev.keyplan.testing.Specs;
import dev.keyplan.view.DesignView;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names that Java has a use for, and names that would meet in it. */
class JavaNamesTest {

  @Test
  void wordsOfTheLanguageAndNamesOfEveryObjectCompile(@TempDir Path classes) {
    assertEquals("", JavaModule.compile(files(NAMES), classes));
  }

  private static final String NAMES =
      """
      keyplan: 1
      name: new
      entities:
        Object:
          attributes:
            class: string
            default: string?
            enum: { one-of: [new, class, "1st", "in progress", "ünïcode", "+", "-"] }
            new: integer
            record: string
            var: string?
            yield: number
            sealed: boolean
            true: string
            null: string?
            hashCode: string
            getClass: string?
            toString: string
            wait: string
            notify: string?
            key: string
            item: string
            page: string
            read: string
            value: string
            of: string
            order_date: date?
          unique: [page, [item, read]]
        String:
          within: Object
          key: [key]
          attributes: { key: string, value: string, table: string }
        Record: { key: [item], attributes: { item: string, actions: string, expr: string } }
        Optional: { key: [page], attributes: { page: string, changes: string } }
        Key: { key: [void], attributes: { void: string } }
        Table: { key: [found], attributes: { found: uuid, previous: string } }
        Page: { key: [int], attributes: { int: integer, long: integer, min: { type: integer, min: 1 } } }
        Instant: { key: [at], attributes: { at: timestamp } }
        Unknown: { key: [a], attributes: { a: string } }
        Math: { key: [a], attributes: { a: string } }
        Override: { key: [a], attributes: { a: string } }
      access-patterns:
        - get an object
        - get an object with its strings
        - { name: class, get: Object, by: [page] }
        - { name: getClass, get: Object, by: [item, read] }
        - { name: notify, list: Object, by: [read, key, page] }
        - { name: wait, list: Table, by: [previous] }
        - get a page
        - get a table
        - get an instant
      """;

  @Test
  void attributesThatGiveOneComponentAreRefused() {
    List<Diagnostic> found =
        findings(
            """
            keyplan: 1
            name: example
            entities:
              Order:
                attributes:
                  mirror_percent: integer
                  mirrorPercent: integer
            access-patterns:
              - get an order
            """);
    assertEquals(
        List.of(
            "7:7 `mirrorPercent` and `mirror_percent` would both be the Java name `mirrorPercent`"),
        found.stream().map(JavaNamesTest::shown).toList());
  }

  @Test
  void listedValuesThatGiveOneConstantAreRefused() {
    List<Diagnostic> found =
        findings(
            """
            keyplan: 1
            name: example
            entities:
              Order:
                attributes:
                  state: { one-of: [in-progress, in_progress] }
            access-patterns:
              - get an order
            """);
    assertEquals(1, found.size(), found.toString());
  }

  @Test
  void kindsThatGiveOneClassAreRefused() {
    List<Diagnostic> found =
        findings(
            """
            keyplan: 1
            name: example
            entities:
              Order:
                attributes: { status: { one-of: [OPEN] } }
              OrderStatus:
                attributes: { name: string }
              StudentKey:
                attributes: { name: string }
              Student:
                attributes: { name: string }
            access-patterns:
              - get an order
            """);
    assertEquals(2, found.size(), found.toString());
  }

  @Test
  void aPatternNamedAsAWriteIsRefused() {
    List<Diagnostic> found =
        findings(
            """
            keyplan: 1
            name: example
            entities:
              Order:
                attributes: { name: string }
            access-patterns:
              - { name: createOrder, get: Order, by: [orderId] }
            """);
    assertEquals(1, found.size(), found.toString());
  }

  private static List<GeneratedFile> files(String yaml) {
    return Packs.files("java", Specs.plan(yaml).model());
  }

  private static List<Diagnostic> findings(String yaml) {
    Plan plan = Specs.plan(yaml);
    Outcome<DesignView> view = Keyplan.review(plan).then(Keyplan::view);
    return view.diagnostics().stream().filter(Diagnostic::isError).toList();
  }

  private static String shown(Diagnostic finding) {
    String message = finding.message();
    int end = message.indexOf(" in ");
    return finding.span().line()
        + ":"
        + finding.span().column()
        + " "
        + (end < 0 ? message : message.substring(0, end));
  }
}
