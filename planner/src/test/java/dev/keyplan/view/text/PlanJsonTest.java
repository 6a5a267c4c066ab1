package dev.keyplan.view.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.plan.Plan;
import dev.keyplan.review.DesignReview;
import dev.keyplan.testing.Models;
import dev.keyplan.testing.Plans;
import dev.keyplan.view.DesignView;
import dev.keyplan.view.Views;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlanJsonTest {

  private final Plan plan = Plans.of(Models.school());

  private final DesignView design =
      DesignReview.review(plan)
          .then(reviewed -> Views.of(reviewed, ExampleItems.of(plan)))
          .match(
              done -> done.value(),
              failed -> {
                throw new AssertionError("refused: " + failed.diagnostics());
              });

  @Test
  void aReaderFindsARequestByItsProperties() throws IOException {
    JsonNode json = new ObjectMapper().readTree(PlanJson.of(design));
    assertEquals(PlanJson.VERSION, json.get("version").asInt());
    JsonNode request = json.at("/accessPatterns/4/steps/0");
    assertEquals("Query", request.get("request").asText());
    assertEquals("GSI1", request.get("target").asText());
    assertEquals("CRS#<courseId>", request.get("partition").asText());
    assertEquals("begins_with", request.get("operator").asText());
    assertEquals("ENROLL#STU#", request.get("sort").asText());
  }

  @Test
  void textsAreQuoted() {
    assertEquals("\"a \\\"b\\\" \\\\ \\u000a é\"", PlanJson.quoted("a \"b\" \\ \n é"));
  }

  @Test
  void everyPropertyIsDocumented() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "plan-json.md"));
    List<String> lines = new ArrayList<>();
    lines.add("| `version` |");
    Stream.of(DesignView.class.getRecordComponents())
        .filter(c -> PlanJson.PROPERTIES.contains(c.getName()))
        .forEach(c -> list("", c, lines));
    List<String> missing = lines.stream().filter(line -> !page.contains(line)).toList();
    assertEquals(List.of(), missing);
    long documented = page.lines().filter(line -> line.startsWith("| `")).count();
    assertEquals(lines.size(), documented, "docs/plan-json.md names a property that is not there");
    assertTrue(page.contains("version " + PlanJson.VERSION));
  }

  /** Properties as the page writes them: {@code accessPatterns[].steps[].request}. */
  private static void list(String prefix, RecordComponent component, List<String> lines) {
    Type type = component.getGenericType();
    boolean many = type instanceof ParameterizedType;
    Class<?> element =
        many
            ? (Class<?>) ((ParameterizedType) type).getActualTypeArguments()[0]
            : component.getType();
    String path = prefix + component.getName() + (many ? "[]" : "");
    lines.add("| `" + path + "` |");
    if (element.isRecord()) {
      Stream.of(element.getRecordComponents()).forEach(c -> list(path + ".", c, lines));
    }
  }
}
