package dev.keyplan.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/**
 * Small specs from a seed, as YAML: up to six kinds with parents, references, edges, unique values,
 * ranges, orders and collections. Every name in them resolves; whether the planner can serve every
 * pattern is the planner's question.
 */
public final class SpecGenerator {

  private static final List<String> NAMES =
      List.of("Author", "Person", "Ticket", "Leaf", "GiftCard", "Company");
  private static final List<String> ATTRIBUTES =
      List.of(
          "title: string",
          "status: { one-of: [NEW, OPEN, DONE] }",
          "createdAt: { type: timestamp, immutable: true }",
          "score: integer",
          "price: { type: number, scale: 2, min: 0, max: 9999 }",
          "country: { type: string, immutable: true }",
          "note: { type: string, optional: true }",
          "is_active: boolean");

  private final Random random;
  private final List<Entity> entities = new ArrayList<>();
  private final List<Section> sections = new ArrayList<>();
  private final List<Section> relations = new ArrayList<>();
  private final List<Section> patterns = new ArrayList<>();
  private final Set<String> patternKeys = new LinkedHashSet<>();

  private SpecGenerator(long seed) {
    // Neighbouring seeds of Random begin alike.
    this.random = new Random(seed * 0x9E3779B97F4A7C15L);
  }

  /** The YAML of a mapping's entry or a list's item, indented for its place. */
  private record Section(String text) {}

  /** A kind and what patterns may ask of it. */
  private record Entity(
      String name, List<String> attributes, List<String> parents, List<String> children) {

    String noun() {
      return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    boolean has(String attribute) {
      return attributes.stream().anyMatch(a -> a.startsWith(attribute + ":"));
    }
  }

  /** The same spec for the same seed. */
  public static String spec(long seed) {
    return new SpecGenerator(seed).made(seed);
  }

  /** The spec of that seed with entities, relations and patterns in another order. */
  public static String shuffled(long seed, long order) {
    SpecGenerator generator = new SpecGenerator(seed);
    generator.made(seed);
    Random other = new Random(order);
    Collections.shuffle(generator.sections, other);
    Collections.shuffle(generator.relations, other);
    Collections.shuffle(generator.patterns, other);
    return generator.text(seed);
  }

  private String made(long seed) {
    int count = 2 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      entity(NAMES.get(i));
    }
    if (oneIn(2)) {
      edge();
    }
    if (oneIn(4)) {
      self();
    }
    entities.forEach(this::patterns);
    return text(seed);
  }

  private String text(long seed) {
    StringBuilder out = new StringBuilder("keyplan: 1\nname: seed" + seed + "\n");
    out.append(seed % 5 == 3 ? "tenant: tenantId\n" : "").append("\nentities:\n");
    sections.forEach(s -> out.append(s.text()));
    if (!relations.isEmpty()) {
      out.append("\nrelations:\n");
      relations.forEach(s -> out.append(s.text()));
    }
    out.append("\naccess-patterns:\n");
    patterns.forEach(s -> out.append(s.text()));
    return out.toString();
  }

  private void entity(String name) {
    List<String> attributes = new ArrayList<>();
    ATTRIBUTES.stream().filter(a -> oneIn(2)).forEach(attributes::add);
    Entity entity = new Entity(name, attributes, new ArrayList<>(), new ArrayList<>());
    StringBuilder yaml = new StringBuilder("  " + name + ":\n    description: A kind of seed.\n");
    if (!entities.isEmpty() && oneIn(2)) {
      Entity parent = pick(entities);
      int form = random.nextInt(3);
      if (form == 0) {
        yaml.append("    within: ").append(parent.name()).append('\n');
      } else {
        String word = form == 1 ? "one-to-many" : "one-to-one";
        relations.add(
            new Section(
                "  %sOf%s:\n    %s: [%s, %s]\n"
                    .formatted(name, parent.name(), word, parent.name(), name)));
      }
      entity.parents().add(parent.name());
      parent.children().add(name);
    }
    attributes(yaml, attributes);
    if (entity.has("title") && oneIn(3)) {
      yaml.append("    unique: [title]\n");
    }
    sections.add(new Section(yaml.toString()));
    entities.add(entity);
  }

  private static void attributes(StringBuilder yaml, List<String> attributes) {
    if (!attributes.isEmpty()) {
      yaml.append("    attributes:\n");
      attributes.forEach(a -> yaml.append("      ").append(a).append('\n'));
    }
  }

  private void edge() {
    Entity first = entities.get(0);
    Entity second = entities.get(1);
    if (second.parents().contains(first.name())) {
      return;
    }
    Entity edge =
        new Entity(
            "Link",
            oneIn(2) ? List.of("createdAt: { type: timestamp, immutable: true }") : List.of(),
            List.of(first.name(), second.name()),
            new ArrayList<>());
    StringBuilder yaml =
        new StringBuilder(
            "  Link:\n    many-to-many: [%s, %s]\n".formatted(first.name(), second.name()));
    attributes(yaml, edge.attributes());
    relations.add(new Section(yaml.toString()));
    first.children().add("Link");
    second.children().add("Link");
    pattern("list %s of a %s".formatted(plural(first), second.noun()), "");
    pattern("list %s of a %s".formatted(plural(second), first.noun()), "");
    pattern("get a link by %s and %s".formatted(first.noun(), second.noun()), "");
  }

  private void self() {
    String name = entities.get(0).name();
    relations.add(
        new Section(
            "  Follow:\n    many-to-many: [%s as follower, %s as followee]\n"
                .formatted(name, name)));
    pattern("list followers of a " + entities.get(0).noun(), "");
    pattern("list followees of a " + entities.get(0).noun(), "");
  }

  private void patterns(Entity entity) {
    String noun = entity.noun();
    pattern("get a " + noun, "");
    if (entity.children().size() > 0 && oneIn(2)) {
      String child = pick(entity.children());
      pattern("{ get: %s, with: [%s] }".formatted(entity.name(), child), "structured");
    }
    for (String parent : entity.parents()) {
      Entity of = entities.stream().filter(e -> e.name().equals(parent)).findFirst().orElseThrow();
      String list = "list %s of a %s".formatted(plural(entity), of.noun());
      pattern(list + (entity.has("createdAt") && oneIn(2) ? " newest first" : ""), "");
      if (entity.has("status") && oneIn(2)) {
        pattern(list + " by status" + (entity.has("createdAt") ? " in date range" : ""), "");
      }
      if (entity.has("score") && oneIn(3)) {
        pattern(
            "{ list: %s, by: [%s, score], limit: 10 }".formatted(entity.name(), parent),
            "structured");
      }
    }
    if (entity.has("country") && oneIn(2)) {
      pattern("list %s by country".formatted(plural(entity)), entity.has("score") ? "score" : "");
    }
    if (entity.has("note") && oneIn(3)) {
      pattern("list %s by note".formatted(plural(entity)), "");
    }
  }

  private static String plural(Entity entity) {
    return switch (entity.name()) {
      case "Person" -> "people";
      case "Leaf" -> "leaves";
      case "Company" -> "companies";
      default -> entity.noun() + "s";
    };
  }

  private void pattern(String text, String extra) {
    if (!patternKeys.add(text.replaceAll(" (newest first|in date range)", ""))) {
      return;
    }
    if (extra.equals("score")) {
      patterns.add(new Section("  - say: %s\n    where: { score: at-least }\n".formatted(text)));
    } else {
      patterns.add(new Section("  - " + text + "\n"));
    }
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
