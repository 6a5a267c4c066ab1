package dev.keyplan.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.spec.SpecReader;
import dev.keyplan.testing.SpecGenerator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Phrase and structured form mean the same: each pattern of many specs is printed as its canonical
 * phrase and in the structured form, and both are read again.
 */
class PhraseRoundTripTest {

  private static final String PATTERNS = "\naccess-patterns:\n";
  private static final int SEEDS = 1_000;

  private int compared;
  private Optional<Tenant> tenant = Optional.empty();
  private List<String> scoped = List.of();

  @Test
  void patternsOfRandomSpecs() {
    for (long seed = 1; seed <= SEEDS; seed++) {
      roundTrip("seed " + seed, SpecGenerator.spec(seed));
    }
    assertTrue(compared > 4 * SEEDS, "only " + compared + " patterns");
  }

  @Test
  void patternsOfSamplesAndCases() throws IOException {
    for (Path root : List.of(Path.of("..", "samples"), Path.of("src/test/resources/cases"))) {
      try (Stream<Path> folders = Files.list(root)) {
        for (Path folder : folders.sorted().toList()) {
          byte[] bytes = Files.readAllBytes(folder.resolve("spec.yaml"));
          roundTrip(folder.toString(), new String(bytes, StandardCharsets.UTF_8));
        }
      }
    }
    assertTrue(compared > 70, "only " + compared + " patterns");
  }

  private void roundTrip(String name, String spec) {
    int at = spec.indexOf(PATTERNS);
    tenant = model(spec).match(done -> done.value().tenant(), failed -> Optional.empty());
    scoped =
        model(spec)
            .match(
                done ->
                    done.value().kinds().stream()
                        .filter(k -> tenant.filter(t -> t.holds(k)).isPresent())
                        .map(Kind::name)
                        .toList(),
                failed -> List.of());
    Optional<List<AccessPattern>> patterns = patterns(spec);
    if (at < 0 || patterns.isEmpty() || !spec.substring(at + PATTERNS.length()).startsWith("  -")) {
      return;
    }
    String before = spec.substring(0, at) + PATTERNS;
    List<AccessPattern> byPhrase = read(name, patterns.get(), before, this::phrase);
    assertEquals(phrases(patterns.get()), phrases(byPhrase), name);
    assertEquals(meanings(patterns.get()), meanings(byPhrase), name);
    List<AccessPattern> byFields = read(name, patterns.get(), before, this::structured);
    assertEquals(meanings(patterns.get()), meanings(byFields), name);
    List<AccessPattern> byTheirPhrase = read(name, byFields, before, this::phrase);
    assertEquals(phrases(byFields), phrases(byTheirPhrase), name);
    assertEquals(meanings(patterns.get()), meanings(byTheirPhrase), name);
    compared += patterns.get().size();
  }

  /** The patterns as they are read from their own printed form. */
  private static List<AccessPattern> read(
      String name,
      List<AccessPattern> patterns,
      String before,
      Function<AccessPattern, String> printed) {
    String again = patterns.stream().map(printed).collect(Collectors.joining("", before, ""));
    return model(again)
        .match(
            done -> done.value().accessPatterns(),
            failed -> {
              throw new AssertionError(name + "\n" + again + "\n" + failed.diagnostics());
            });
  }

  private static String phrases(List<AccessPattern> patterns) {
    return patterns.stream().map(AccessPattern::phrase).collect(Collectors.joining("\n"));
  }

  private static String meanings(List<AccessPattern> patterns) {
    return patterns.stream().map(PhraseRoundTripTest::meaning).collect(Collectors.joining("\n"));
  }

  /**
   * All that a pattern means: everything but its places and its phrase, which says whether an end
   * or its attributes were given.
   */
  private static String meaning(AccessPattern p) {
    return String.join(
        " | ",
        p.name(),
        p.verb().name(),
        p.kind(),
        p.given().toString(),
        p.narrowing().toString(),
        p.ranges().toString(),
        p.orderBy().toString(),
        p.with().toString(),
        p.hop().toString(),
        p.limit().toString(),
        Boolean.toString(p.consistent()));
  }

  private String phrase(AccessPattern pattern) {
    List<String> fields = new ArrayList<>();
    fields.add("say: \"" + pattern.phrase() + "\"");
    fields.add("name: \"" + pattern.name() + "\"");
    if (pattern.consistent()) {
      fields.add("consistent: true");
    }
    if (isAcross(pattern)) {
      fields.add("across-tenants: true");
    }
    pattern
        .limit()
        .ifPresent(
            n -> {
              if (!pattern.phrase().matches(".*\\b" + n + "\\b.*")) {
                fields.add("limit: " + n);
              }
            });
    return "  - { " + String.join(", ", fields) + " }\n";
  }

  private String structured(AccessPattern p) {
    List<String> fields = new ArrayList<>();
    fields.add(p.verb().name().toLowerCase(java.util.Locale.ROOT) + ": " + p.kind());
    fields.add("name: \"" + p.name() + "\"");
    List<String> given =
        p.hop().isPresent()
            ? List.of(p.hop().get().kind())
            : p.given().stream().map(AccessPattern.Parameter::attribute).toList();
    given = given.stream().filter(g -> !isTenant(g)).toList();
    list(fields, "by", given);
    List<String> where =
        Stream.of(
                p.narrowing().fixed().stream()
                    .map(f -> f.attribute() + ": { is: " + text(f.value()) + " }"),
                p.narrowing().presence().stream()
                    .map(w -> w.attribute() + ": " + (w.isPresent() ? "present" : "absent")),
                p.ranges().stream().map(r -> r.attribute() + ": " + r.operator().word()))
            .flatMap(s -> s)
            .toList();
    if (!where.isEmpty()) {
      fields.add("where: { " + String.join(", ", where) + " }");
    }
    list(fields, "with", p.with().stream().map(AccessPattern.Included::kind).toList());
    list(
        fields,
        "order-by",
        p.orderBy().stream().map(o -> o.attribute() + (o.descending() ? " desc" : "")).toList());
    p.limit().ifPresent(n -> fields.add("limit: " + n));
    if (p.consistent()) {
      fields.add("consistent: true");
    }
    if (isAcross(p)) {
      fields.add("across-tenants: true");
    }
    return "  - { " + String.join(", ", fields) + " }\n";
  }

  private static String text(Value value) {
    return value.matchScalar(
        t -> "\"" + t.text() + "\"",
        n -> n.number().toPlainString(),
        b -> String.valueOf(b.value()),
        Value.Bytes::hex,
        Object::toString);
  }

  private boolean isTenant(String attribute) {
    return tenant.filter(t -> t.attribute().equals(attribute)).isPresent();
  }

  private boolean isAcross(AccessPattern pattern) {
    return scoped.contains(pattern.kind())
        && pattern.given().stream().noneMatch(g -> isTenant(g.attribute()));
  }

  private static void list(List<String> fields, String name, List<String> entries) {
    if (!entries.isEmpty()) {
      fields.add(name + ": [\"" + String.join("\", \"", entries) + "\"]");
    }
  }

  private static Optional<List<AccessPattern>> patterns(String spec) {
    return model(spec)
        .match(done -> Optional.of(done.value().accessPatterns()), failed -> Optional.empty());
  }

  private static Outcome<Model> model(String spec) {
    return SpecReader.read("spec.yaml", spec.getBytes(StandardCharsets.UTF_8))
        .then(ModelResolver::resolve);
  }
}
