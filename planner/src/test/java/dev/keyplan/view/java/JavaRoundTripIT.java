package dev.keyplan.view.java;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.engine.EngineValues;
import dev.keyplan.example.ExampleItem;
import dev.keyplan.example.ExampleItems;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.WriteRoute;
import dev.keyplan.prove.Asked;
import dev.keyplan.prove.ComposedArguments;
import dev.keyplan.prove.MemoryTable;
import dev.keyplan.prove.RefusedRequest;
import dev.keyplan.prove.Row;
import dev.keyplan.prove.Tables;
import dev.keyplan.prove.WriteArguments;
import dev.keyplan.prove.WriteRun;
import dev.keyplan.testing.CreateTable;
import dev.keyplan.testing.Engine;
import dev.keyplan.testing.GeneratedTable;
import dev.keyplan.testing.JavaModule;
import dev.keyplan.testing.Packs;
import dev.keyplan.testing.Specs;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The generated Java against an engine: it puts the example items, which must then be stored as the
 * plan says, answers every pattern as the pattern means it, by pages of every size, and does writes
 * in a long mixed sequence, after each of which the table must hold what the planned requests give.
 */
@Tag("engine")
class JavaRoundTripIT {

  private static final long SEED = 20_261_201;
  private static final int WRITES = 120;

  private static Engine engine;

  @BeforeAll
  static void start() {
    engine = Engine.dynoxide();
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"school", "passport", "pets", "clinic", "shop", "ledger"})
  void storesAnswersAndChangesTheSample(String name) throws Exception {
    storesAnswersAndChanges(Specs.sample(name));
  }

  @Test
  void composesWritesOfSeveralKinds() throws Exception {
    storesAnswersAndChanges(Specs.resource("cases/enrol-while-seats-are-left/spec.yaml"));
    storesAnswersAndChanges(Specs.resource("cases/room-deleted-by-its-creator/spec.yaml"));
  }

  @Test
  void storesAnswersAndChangesEveryType() throws Exception {
    storesAnswersAndChanges(Specs.resource("java/types.yaml"));
  }

  /** Names that Java keeps for itself are stored as written, and texts stay the texts they are. */
  @ParameterizedTest
  @ValueSource(strings = {"keywords-of-java", "texts-that-close-a-literal"})
  void storesAnswersAndChangesWhatJavaWouldMisread(String name) throws Exception {
    storesAnswersAndChanges(Specs.resource("cases/" + name + "/spec.yaml"));
  }

  /** Indexes that hold only the items with a fixed value. */
  @Test
  void storesAnswersAndChangesWhatIsInAnIndexForOneValue() throws Exception {
    storesAnswersAndChanges(Specs.resource("cases/issues-that-are-mostly-closed/spec.yaml"));
  }

  /** Indexes that hold only the items that have or lack an attribute. */
  @Test
  void storesAnswersAndChangesWhatIsInAnIndexWhileAnAttributeIsMissing() throws Exception {
    storesAnswersAndChanges(Specs.resource("cases/messages-not-yet-dispatched/spec.yaml"));
    storesAnswersAndChanges(Specs.resource("cases/sheets-deleted-and-restored/spec.yaml"));
  }

  private static void storesAnswersAndChanges(Plan plan) throws Exception {
    List<ExampleItem> items = ExampleItems.of(plan).items();
    DynamoDbClient client = engine.client();
    String template = Packs.file("cloudformation", "template.yaml", plan.model());
    client.createTable(CreateTable.from(template, "items"));
    try (URLClassLoader loader = JavaModule.load(Packs.files("java", plan.model()))) {
      GeneratedTable generated = new GeneratedTable(plan, loader, client, "items");
      stores(plan, items, generated, client);
      answers(plan, items, generated);
      Tables<MemoryTable> memory = Asked.tables(plan, items);
      changes(plan, items, generated, client, memory);
      composes(plan, items, generated, client, memory);
    } finally {
      client.deleteTable(r -> r.tableName("items"));
    }
  }

  private static void stores(
      Plan plan, List<ExampleItem> items, GeneratedTable generated, DynamoDbClient client) {
    for (Row row : Asked.rows(items)) {
      generated.write(create(plan, row), arguments(create(plan, row), row.attributes()));
    }
    Map<String, Map<String, Value>> expected = new TreeMap<>();
    items.forEach(i -> expected.put(key(plan, i.stored()), new TreeMap<>(i.stored())));
    assertSame(expected, contents(plan, client), "after the examples were put");
  }

  /** Reports the first item that differs, rather than two tables. */
  private static void assertSame(
      Map<String, Map<String, Value>> expected,
      Map<String, Map<String, Value>> actual,
      String what) {
    assertEquals(expected.keySet(), actual.keySet(), what);
    expected.forEach((key, item) -> assertEquals(item, actual.get(key), what));
  }

  private static WriteRoute create(Plan plan, Row row) {
    Kind kind = plan.model().kind(row.kind());
    return plan.writes().stream()
        .filter(w -> w.verb() == WriteRoute.Verb.CREATE && w.kind().equals(kind))
        .findFirst()
        .orElseThrow();
  }

  private static WriteArguments arguments(WriteRoute route, Map<String, Value> attributes) {
    Map<WriteRoute.Argument, Value> values = new java.util.LinkedHashMap<>();
    for (WriteRoute.Argument argument : route.arguments()) {
      Optional.ofNullable(attributes.get(argument.attribute()))
          .ifPresent(v -> values.put(argument, v));
    }
    return new WriteArguments(values);
  }

  private static void answers(Plan plan, List<ExampleItem> items, GeneratedTable generated) {
    List<String> wrong = new ArrayList<>();
    int answered = 0;
    for (Route route : plan.routes()) {
      for (Asked asked : Asked.of(plan, route, items)) {
        if (route.pattern().verb() == AccessPattern.Verb.COUNT) {
          generated
              .counts(route.pattern(), asked.arguments())
              .forEach(
                  (name, count) ->
                      asked
                          .difference(count)
                          .ifPresent(d -> wrong.add(name + " of " + asked.arguments() + ": " + d)));
          continue;
        }
        for (var answer : generated.answers(route.pattern(), asked.arguments()).entrySet()) {
          answered += answer.getValue().size();
          asked
              .difference(answer.getValue())
              .ifPresent(d -> wrong.add(answer.getKey() + " of " + asked.arguments() + ": " + d));
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(answered > 0);
  }

  private static void changes(
      Plan plan,
      List<ExampleItem> items,
      GeneratedTable generated,
      DynamoDbClient client,
      Tables<MemoryTable> memory) {
    List<Row> examples = Asked.rows(items);
    Random random = new Random(SEED);
    for (int i = 0; i < WRITES; i++) {
      WriteRoute route =
          plan.writes().get(i < plan.writes().size() ? i : random.nextInt(plan.writes().size()));
      List<Row> stored = Asked.stored(plan, memory, route.kind().name());
      Optional<WriteArguments> arguments = Asked.write(route, examples, stored, random);
      if (arguments.isPresent()) {
        String what = route.name() + " " + arguments.get() + " (seed " + SEED + ")";
        assertEquals(
            planned(memory, route, arguments.get()),
            refused(generated, route, arguments.get()),
            what);
        assertSame(contents(plan, memory), contents(plan, client), what);
      }
    }
  }

  private static void composes(
      Plan plan,
      List<ExampleItem> items,
      GeneratedTable generated,
      DynamoDbClient client,
      Tables<MemoryTable> memory) {
    List<Row> examples = Asked.rows(items);
    Random random = new Random(SEED);
    int done = 0;
    for (int i = 0; i < WRITES * plan.composed().size(); i++) {
      ComposedRoute route = plan.composed().get(i % plan.composed().size());
      Optional<ComposedArguments> arguments = Asked.composed(plan, route, examples, memory, random);
      if (arguments.isPresent()) {
        String what = route.write().name() + " " + arguments.get() + " (seed " + SEED + ")";
        boolean planned = arguments.get().isRefused(memory, route);
        assertEquals(planned, refused(generated, route, arguments.get()), what);
        assertSame(contents(plan, memory), contents(plan, client), what);
        done += planned ? 0 : 1;
      }
    }
    assertTrue(done > 0 || plan.composed().isEmpty(), "no composed write was ever accepted");
  }

  private static boolean refused(
      GeneratedTable generated, ComposedRoute route, ComposedArguments arguments) {
    try {
      generated.compose(route, arguments);
      return false;
    } catch (RuntimeException e) {
      assertTrue(e.getClass().getSimpleName().equals("StepFailed"), () -> "not typed: " + e);
      return true;
    }
  }

  /** Whether the planned requests are refused. */
  private static boolean planned(
      Tables<MemoryTable> memory, WriteRoute route, WriteArguments arguments) {
    try {
      WriteRun.run(memory, route, arguments);
      return false;
    } catch (RefusedRequest e) {
      return true;
    }
  }

  private static boolean refused(
      GeneratedTable generated, WriteRoute route, WriteArguments arguments) {
    try {
      generated.write(route, arguments);
      return false;
    } catch (RuntimeException e) {
      assertTrue(e.getClass().getPackageName().endsWith(".error"), () -> "not typed: " + e);
      return true;
    }
  }

  private static Map<String, Map<String, Value>> contents(Plan plan, Tables<MemoryTable> memory) {
    Map<String, Map<String, Value>> all = new TreeMap<>();
    memory.all().stream()
        .flatMap(t -> t.items().stream())
        .forEach(i -> all.put(key(plan, i.attributes()), new TreeMap<>(i.attributes())));
    return all;
  }

  private static Map<String, Map<String, Value>> contents(Plan plan, DynamoDbClient client) {
    Map<String, Map<String, Value>> all = new TreeMap<>();
    client
        .scanPaginator(r -> r.tableName("items"))
        .items()
        .forEach(
            i -> {
              Map<String, Value> item = EngineValues.fromEngine(i);
              all.put(key(plan, item), new TreeMap<>(item));
            });
    return all;
  }

  private static String key(Plan plan, Map<String, Value> item) {
    var keys = plan.tables().get(0).primaryKey().keys();
    return item.get(keys.partitionKey()) + " | " + item.get(keys.sortKey());
  }
}
