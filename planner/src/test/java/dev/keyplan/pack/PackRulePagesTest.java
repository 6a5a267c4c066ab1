package dev.keyplan.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.diagnostic.Rule;
import dev.keyplan.model.PackOption;
import dev.keyplan.testing.Models;
import dev.keyplan.testing.Packs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page of each rule of packs is its test. Its blocks are files of a pack, and a spec where one
 * is needed: the example gives exactly what it marks, in a comment below the words meant; the fix
 * gives nothing.
 */
class PackRulePagesTest {

  private static final Path PAGES = Path.of("..", "docs", "rules");
  private static final Pattern FILE =
      Pattern.compile("^```\\w+ ([\\w.]+)\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern MARK = Pattern.compile("^ *(?:#|<#--) *\\^+ (KP[0-9]{4})(?: -->)?$");

  @TempDir private Path temp;

  static Stream<Rule> rules() {
    return Arrays.stream(PackRule.values()).map(PackRule::rule);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theExampleGivesWhatItMarks(Rule rule) throws IOException {
    Map<String, String> files = files(rule, "Example");
    List<String> marks = marks(files);
    assertTrue(marks.stream().anyMatch(m -> m.endsWith(rule.id())), "marks its own rule");
    assertEquals(String.join("\n", marks), String.join("\n", found(files)));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theFixGivesNothing(Rule rule) throws IOException {
    assertEquals(List.of(), found(files(rule, "Fix")));
  }

  private static Map<String, String> files(Rule rule, String heading) throws IOException {
    String page = Files.readString(PAGES.resolve(rule.id() + "-" + rule.name() + ".md"));
    int start = page.indexOf("\n## " + heading + "\n");
    Map<String, String> files = new LinkedHashMap<>();
    Matcher matcher = FILE.matcher(page.substring(start, page.indexOf("\n## ", start + 1)));
    while (matcher.find()) {
      files.put(matcher.group(1), matcher.group(2));
    }
    return files;
  }

  private static List<String> marks(Map<String, String> files) {
    List<String> marks = new ArrayList<>();
    files.forEach(
        (name, text) -> {
          int marked = 0;
          int line = 0;
          for (String row : text.lines().toList()) {
            line++;
            Matcher mark = MARK.matcher(row);
            if (mark.matches()) {
              marks.add(name + ":" + marked + ":" + column(row) + " " + mark.group(1));
            } else {
              marked = line;
            }
          }
        });
    return marks.stream().sorted().toList();
  }

  /** Where the carets begin; a {@code #} that touches them counts as one. */
  private static int column(String row) {
    int caret = row.indexOf('^');
    boolean touches = caret > 0 && row.charAt(caret - 1) == '#';
    return touches ? caret : caret + 1;
  }

  private List<String> found(Map<String, String> files) throws IOException {
    Path folder = Files.createDirectories(temp.resolve("mine"));
    for (Map.Entry<String, String> file : files.entrySet()) {
      Files.writeString(folder.resolve(file.getKey()), file.getValue());
    }
    Outcome<?> outcome =
        PackFolders.in(folder, "mine")
            .then(packs -> packs.configured(options(files.getOrDefault("spec.yaml", ""))))
            .then(packs -> Keyplan.generate(packs, Packs.view(Models.school())));
    return outcome.diagnostics().stream().map(PackRulePagesTest::place).sorted().toList();
  }

  private static List<PackOption> options(String spec) {
    return spec.isEmpty()
        ? List.of()
        : Packs.value(Keyplan.plan("spec.yaml", spec.getBytes(StandardCharsets.UTF_8)))
            .model()
            .packOptions();
  }

  private static String place(Diagnostic found) {
    return found.span().toString().replace("mine/", "") + " " + found.rule().id();
  }
}
