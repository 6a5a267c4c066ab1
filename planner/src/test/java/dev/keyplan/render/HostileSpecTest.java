package dev.keyplan.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyplan.Keyplan;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.pack.TemplatePack;
import dev.keyplan.testing.JavaModule;
import dev.keyplan.testing.Packs;
import dev.keyplan.view.DesignView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Whole specs full of hostile texts: each output is still what it is for every other spec. */
class HostileSpecTest {

  @TempDir private Path temp;

  /** A text as YAML, which reads JSON's strings. */
  private static String quoted(String text) {
    try {
      return new ObjectMapper().writeValueAsString(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static String spec(List<String> texts) {
    StringBuilder spec = new StringBuilder("keyplan: 1\nname: hostile\ndescription: ");
    spec.append(quoted(texts.get(0))).append("\nentities:\n  Note:\n    description: ");
    spec.append(quoted(String.join(" ", texts)))
        .append("\n    attributes:\n      noteId: string\n");
    for (int i = 0; i < texts.size(); i++) {
      String text = quoted(texts.get(i));
      spec.append("      a").append(i).append(": { type: string, optional: true, description: ");
      spec.append(text);
      spec.append(
          texts.get(i).isBlank() ? "" : ", examples: [" + text + "], one-of: [" + text + "]");
      spec.append(" }\n");
    }
    return spec.append("access-patterns:\n  - get a note\n").toString();
  }

  private static Outcome<DesignView> view(List<String> texts) {
    byte[] bytes = spec(texts).getBytes(StandardCharsets.UTF_8);
    return Keyplan.plan("spec.yaml", bytes).then(Keyplan::review).then(Keyplan::view);
  }

  /** The texts that a spec may hold; the language refuses others, control characters for one. */
  private static List<String> accepted() {
    return HostileTexts.ALL.stream()
        .filter(t -> !t.isBlank())
        .filter(t -> view(List.of(t)).match(done -> true, failed -> false))
        .toList();
  }

  private static List<GeneratedFile> files(String pack, DesignView view) {
    TemplatePack found = Packs.builtIn().pack(pack).orElseThrow();
    return Packs.value(Renderer.render(found, view));
  }

  @Test
  void mostTextsAreAccepted() {
    assertTrue(accepted().size() > 40, "accepted: " + accepted().size());
  }

  @Test
  void aTemplateDescribesWithoutLookingUp() {
    for (String text : accepted()) {
      DesignView view = Packs.value(view(List.of(text)));
      String template = files("cloudformation", view).get(0).text();
      Map<?, ?> root =
          (Map<?, ?>) new Yaml(new SafeConstructor(new LoaderOptions())).load(template);
      String description = (String) root.get("Description");
      assertEquals(view.description().replace("{{", "{ {"), description);
      assertEquals(
          List.of("AWSTemplateFormatVersion", "Description", "Resources", "Outputs"),
          List.copyOf(root.keySet()));
    }
  }

  @Test
  void javaCompiles() throws IOException {
    List<GeneratedFile> files = files("java", Packs.value(view(accepted())));
    assertEquals("", JavaModule.compile(files, Files.createDirectories(temp.resolve("classes"))));
  }

  @Test
  void theReviewKeepsItsShape() {
    List<String> texts = accepted();
    List<String> plain = texts.stream().map(t -> "a plain text").distinct().toList();
    String hostile = files("review", Packs.value(view(texts))).get(0).text();
    String harmless = files("review", Packs.value(view(plain))).get(0).text();
    assertEquals(headings(harmless), headings(hostile));
    for (String line : hostile.lines().filter(l -> l.startsWith("| `a")).toList()) {
      assertEquals(
          line.replaceAll("\\\\\\|", "").chars().filter(c -> c == '|').count(),
          hostile
              .lines()
              .filter(l -> l.startsWith("| `noteId`"))
              .findFirst()
              .orElseThrow()
              .chars()
              .filter(c -> c == '|')
              .count(),
          line);
    }
  }

  private static List<String> headings(String markdown) {
    return markdown.lines().filter(l -> l.startsWith("#") || l.equals("---")).toList();
  }
}
