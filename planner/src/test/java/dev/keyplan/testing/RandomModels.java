package dev.keyplan.testing;

import dev.keyplan.model.AccessPattern.Operator;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Small models from a seed: up to five kinds, children, edges, collections, optional and unique
 * attributes.
 */
public final class RandomModels {

  private static final List<String> PLAIN = List.of("x!", "y", "z?", "t:timestamp!", "f:boolean");
  private static final List<String> ROOTS = List.of("Alpha", "Beta");

  private final Random random;
  private final ModelBuilder builder = ModelBuilder.model();
  private final List<String> kinds = new ArrayList<>();

  private RandomModels(long seed) {
    this.random = new Random(seed);
  }

  /**
   * The same model for the same seed. Its patterns may conflict in consistency; then it is refused.
   */
  public static Model of(long seed) {
    RandomModels models = new RandomModels(seed);
    models.kinds();
    return models.patterns(models.builder.build());
  }

  private void kinds() {
    builder.entity("Alpha", "ALPHA", k -> filled(k.key("alphaId")));
    kinds.add("Alpha");
    if (oneIn(2)) {
      builder.entity(
          "Beta", "BETA", k -> filled(oneIn(3) ? k.key("betaOne", "betaTwo") : k.key("betaId")));
      kinds.add("Beta");
    }
    maybeChild("Gamma", "C");
    maybeChild("Delta", "D");
    maybeEdge();
  }

  private void maybeChild(String name, String prefix) {
    if (oneIn(3)) {
      return;
    }
    String parent = pick(kinds);
    String own = name.toLowerCase(java.util.Locale.ROOT) + "Id";
    builder.entity(
        name, prefix, k -> filled(oneIn(2) ? k.within(parent).key(own) : k.key(own).of(parent)));
    kinds.add(name);
  }

  private void maybeEdge() {
    if (!kinds.containsAll(ROOTS) || oneIn(3)) {
      return;
    }
    builder.edge("Edge", "B", k -> filled(k.between("Alpha", "Beta")));
    kinds.add("Edge");
  }

  private KindBuilder filled(KindBuilder kind) {
    PLAIN.stream().filter(a -> oneIn(2)).forEach(kind::with);
    if (oneIn(4)) {
      kind.with("u").unique("u");
    }
    return kind;
  }

  private Model patterns(Model bare) {
    int count = 1 + random.nextInt(7);
    for (int i = 0; i < count; i++) {
      Kind kind = bare.kind(pick(kinds));
      String name = "pattern" + i;
      List<Kind> children = children(bare, kind);
      if (!children.isEmpty() && oneIn(2)) {
        builder.get(name, kind.name(), p -> collection(p, kind, children));
      } else if (!kind.uniques().isEmpty() && oneIn(4)) {
        builder.get(
            name, kind.name(), p -> consistent(p.by(pick(kind.uniques()).attributes().get(0))));
      } else {
        builder.list(name, kind.name(), p -> list(p, kind));
      }
    }
    return builder.build();
  }

  private static List<Kind> children(Model model, Kind parent) {
    return model.kinds().stream()
        .filter(
            k ->
                k.references().stream()
                    .anyMatch(
                        r -> r.target().equals(parent.name()) && !k.name().equals(parent.name())))
        .toList();
  }

  private PatternBuilder collection(PatternBuilder pattern, Kind parent, List<Kind> children) {
    List<Kind> some = new ArrayList<>(children);
    Collections.shuffle(some, random);
    for (Kind child : some.subList(0, 1 + random.nextInt(some.size()))) {
      List<String> reference =
          child.references().stream()
              .filter(r -> r.target().equals(parent.name()))
              .findFirst()
              .orElseThrow()
              .attributes();
      pattern.with(child.name(), reference.toArray(String[]::new));
    }
    return consistent(pattern);
  }

  private PatternBuilder list(PatternBuilder pattern, Kind kind) {
    List<String> names = new ArrayList<>(kind.attributes().stream().map(Attribute::name).toList());
    Collections.shuffle(names, random);
    int given = Math.min(names.size(), 1 + random.nextInt(2));
    for (String name : names.subList(0, given)) {
      if (name.equals("f") && !oneIn(3)) {
        pattern.where(name, new Value.Bool(oneIn(2)));
      } else {
        pattern.by(name);
      }
    }
    List<String> rest = names.subList(given, names.size());
    if (rest.contains("z") && oneIn(3)) {
      if (oneIn(2)) {
        pattern.present("z");
      } else {
        pattern.absent("z");
        rest = rest.stream().filter(a -> !a.equals("z")).toList();
      }
    }
    if (!rest.isEmpty() && oneIn(3)) {
      pattern.range(rest.get(0), pick(List.of(Operator.values()).subList(0, 4)));
    } else {
      String[] order =
          rest.subList(0, Math.min(rest.size(), random.nextInt(3))).toArray(String[]::new);
      if (oneIn(2)) {
        pattern.ascending(order);
      } else {
        pattern.descending(order);
      }
    }
    return consistent(pattern);
  }

  private PatternBuilder consistent(PatternBuilder pattern) {
    return oneIn(12) ? pattern.consistent() : pattern;
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** The same model with its lists in another order, wherever the order means nothing. */
  public static Model shuffled(Model model, long seed) {
    Random random = new Random(seed);
    List<Kind> kinds =
        model.kinds().stream()
            .map(
                k ->
                    new Kind(
                        k.name(),
                        k.sort(),
                        k.prefix(),
                        k.plural(),
                        k.description(),
                        shuffle(k.attributes(), random),
                        k.identity(),
                        k.references(),
                        shuffle(k.uniques(), random),
                        k.life(),
                        k.volume(),
                        k.span()))
            .toList();
    return new Model(
        model.name(),
        model.description(),
        model.settings(),
        model.tenant(),
        shuffle(kinds, random),
        shuffle(model.relations(), random),
        shuffle(model.accessPatterns(), random),
        model.writes(),
        model.allowed(),
        model.packOptions());
  }

  private static <T> List<T> shuffle(List<T> list, Random random) {
    List<T> shuffled = new ArrayList<>(list);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }
}
