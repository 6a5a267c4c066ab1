package dev.keyplan.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.plan.Plan;
import dev.keyplan.testing.CfnLint;
import dev.keyplan.testing.CloudFormationValidate;
import dev.keyplan.testing.CreateTable;
import dev.keyplan.testing.Engine;
import dev.keyplan.testing.Packs;
import dev.keyplan.testing.Samples;
import dev.keyplan.testing.TemplateFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * The templates of all samples: clean for two checkers, and a real engine makes the planned tables
 * of them.
 */
@Tag("engine")
class CloudFormationIT {

  @TempDir private Path temp;

  private static String template(Plan plan) {
    return Packs.file("cloudformation", "template.yaml", plan.model());
  }

  private List<Path> templates() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String sample : Samples.names()) {
      files.add(Files.writeString(temp.resolve(sample + ".yaml"), template(Samples.plan(sample))));
    }
    return files;
  }

  @Test
  void cfnLintHasNothingToSay() throws IOException {
    assertEquals(List.of(), CfnLint.findings(templates()));
  }

  @Test
  void theValidatorHasNothingToSay() throws IOException {
    assertEquals(List.of(), CloudFormationValidate.findings(templates()));
  }

  /** So that a clean run means something. */
  @Test
  void brokenTemplatesAreCaught() throws IOException {
    String good = template(Samples.plan("school"));
    Path unused =
        Files.writeString(
            temp.resolve("unused.yaml"),
            good.replace(
                "      KeySchema:\n        - AttributeName: \"PK\"",
                "        - AttributeName: \"name\"\n          AttributeType: \"S\"\n"
                    + "      KeySchema:\n        - AttributeName: \"PK\""));
    Path undefined =
        Files.writeString(
            temp.resolve("undefined.yaml"),
            good.replaceFirst("AttributeName: \"GSI1PK\"", "AttributeName: \"X\""));
    assertEquals(
        List.of("undefined.yaml E3039", "unused.yaml E3039"),
        CfnLint.findings(List.of(undefined, unused)).stream().map(CloudFormationIT::line).toList());
  }

  private static String line(TemplateFinding finding) {
    return Path.of(finding.file()).getFileName() + " " + finding.rule();
  }

  @Test
  void theEngineMakesThePlannedTable() {
    try (Engine engine = Engine.dynoxide()) {
      for (String sample : Samples.names()) {
        Plan plan = Samples.plan(sample);
        DynamoDbClient client = engine.client();
        client.createTable(CreateTable.from(template(plan), sample));
        TableDescription table = client.describeTable(r -> r.tableName(sample)).table();
        assertEquals(planned(plan), described(table), sample);
      }
    }
  }

  /** The keys of the table and of each index as the plan has them. */
  private static Map<String, List<String>> planned(Plan plan) {
    Map<String, List<String>> keys = new TreeMap<>();
    var table = plan.tables().get(0).primaryKey().keys();
    keys.put("table", List.of(table.partitionKey() + " HASH", table.sortKey() + " RANGE"));
    plan.tables()
        .get(0)
        .indexes()
        .forEach(
            i ->
                keys.put(
                    i.name(),
                    List.of(
                        i.keys().partitionKey() + " HASH",
                        i.keys().sortKey() + " RANGE",
                        i.projection().name())));
    keys.put(
        "definitions", keys.values().stream().flatMap(CloudFormationIT::names).sorted().toList());
    return keys;
  }

  private static Stream<String> names(List<String> key) {
    return key.stream()
        .filter(k -> k.contains(" "))
        .map(k -> k.substring(0, k.indexOf(' ')) + " S");
  }

  private static Map<String, List<String>> described(TableDescription table) {
    Map<String, List<String>> keys = new TreeMap<>();
    keys.put(
        "table",
        table.keySchema().stream()
            .map(k -> k.attributeName() + " " + k.keyTypeAsString())
            .toList());
    for (var index : table.globalSecondaryIndexes()) {
      List<String> key = new ArrayList<>();
      index.keySchema().forEach(k -> key.add(k.attributeName() + " " + k.keyTypeAsString()));
      key.add(index.projection().projectionTypeAsString());
      keys.put(index.indexName(), key);
    }
    keys.put(
        "definitions",
        table.attributeDefinitions().stream()
            .map(d -> d.attributeName() + " " + d.attributeTypeAsString())
            .sorted()
            .toList());
    return keys;
  }
}
