package dev.keyplan.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.RuleCatalogue;
import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.DiagnosticText;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.diagnostic.Severity;
import dev.keyplan.pack.PackRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule's page is its test: the example gives what it marks, the fix gives nothing. */
class RulePagesTest {

  private static final Path PAGES = Path.of("..", "docs", "rules");

  static Stream<Rule> rules() {
    return RuleCatalogue.all().stream();
  }

  /**
   * Those of packs have files of a pack as their examples, which {@code PackRulePagesTest} tries.
   */
  static Stream<Rule> rulesOfSpecs() {
    List<Rule> ofPacks = Arrays.stream(PackRule.values()).map(PackRule::rule).toList();
    return rules().filter(rule -> !ofPacks.contains(rule));
  }

  private static String fileName(Rule rule) {
    return rule.id() + "-" + rule.name() + ".md";
  }

  @Test
  void everyRuleHasAPageAndEveryPageARule() throws IOException {
    List<String> wanted = rules().map(RulePagesTest::fileName).sorted().toList();
    try (Stream<Path> pages = Files.list(PAGES)) {
      List<String> found =
          pages
              .map(p -> p.getFileName().toString())
              .filter(name -> name.startsWith("KP"))
              .sorted()
              .toList();
      assertEquals(String.join("\n", wanted), String.join("\n", found));
    }
  }

  @Test
  void idsAndNamesAreDistinct() {
    List<Rule> all = rules().toList();
    assertEquals(all.size(), all.stream().map(Rule::id).distinct().count());
    assertEquals(all.size(), all.stream().map(Rule::name).distinct().count());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void whatIsSaidOfDynamoDbHasASource(Rule rule) {
    boolean ofDynamoDb = rule.id().startsWith("KP3") || rule.id().startsWith("KP4");
    assertTrue(!ofDynamoDb || rule.source().isPresent(), rule.id());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void thePageHasTheFixedHeadings(Rule rule) throws IOException {
    RulePage page = RulePage.read(PAGES.resolve(fileName(rule)));
    assertEquals(rule.id() + " " + rule.name(), page.title());
    assertEquals(RulePage.HEADINGS, page.headings());
  }

  @ParameterizedTest
  @MethodSource("rulesOfSpecs")
  void theExampleGivesWhatItMarks(Rule rule) throws IOException {
    RulePage page = RulePage.read(PAGES.resolve(fileName(rule)));
    assertTrue(page.marks().stream().anyMatch(m -> m.endsWith(rule.id())), "marks its own rule");
    List<String> found = told(page.example(), rule).stream().map(SpecFindings::place).toList();
    assertEquals(String.join("\n", page.marks()), String.join("\n", found));
  }

  @ParameterizedTest
  @MethodSource("rulesOfSpecs")
  void theFixGivesNothing(Rule rule) throws IOException {
    RulePage page = RulePage.read(PAGES.resolve(fileName(rule)));
    assertTrue(!page.fix().text().isEmpty(), "has a fix");
    assertEquals("", DiagnosticText.of(told(page.fix(), rule)));
  }

  /**
   * What a block gives, less the notes of other rules: they are worth knowing, and not the page's
   * subject.
   */
  private static List<Diagnostic> told(RulePage.Block block, Rule rule) throws IOException {
    return SpecFindings.of(block.bytes()).stream()
        .filter(d -> d.rule().severity() != Severity.NOTE || d.rule().id().equals(rule.id()))
        .toList();
  }
}
