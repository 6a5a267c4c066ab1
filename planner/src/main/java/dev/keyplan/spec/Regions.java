package dev.keyplan.spec;

import dev.keyplan.source.Span;
import dev.keyplan.source.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where each kind and each access pattern stands in the file, so that a mistake in one of them says
 * nothing against the others.
 *
 * @param all in file order
 */
public record Regions(List<Region> all) {

  /**
   * A kind or a pattern.
   *
   * @param kind the kind's name; empty for a pattern
   * @param from its first place
   * @param to the first place after it; the end of the file where absent
   */
  public record Region(Optional<String> kind, Span from, Optional<Span> to) {

    boolean holds(Span span) {
      return from.compareTo(span) <= 0 && to.map(t -> span.compareTo(t) < 0).orElse(true);
    }
  }

  static Regions of(YamlNode.Mapping root) {
    List<Region> all = new ArrayList<>();
    for (int i = 0; i < root.entries().size(); i++) {
      YamlNode.Entry entry = root.entries().get(i);
      Optional<Span> end =
          i + 1 < root.entries().size()
              ? Optional.of(root.entries().get(i + 1).key().span())
              : Optional.empty();
      switch (entry.key().text()) {
        case "entities", "relations" -> addKinds(entry.value(), end, all);
        case "access-patterns" -> addPatterns(entry.value(), end, all);
        default -> {}
      }
    }
    return new Regions(List.copyOf(all));
  }

  private static void addKinds(YamlNode node, Optional<Span> end, List<Region> all) {
    if (node instanceof YamlNode.Mapping kinds) {
      List<Span> starts = kinds.entries().stream().map(e -> e.key().span()).toList();
      for (int i = 0; i < starts.size(); i++) {
        String name = kinds.entries().get(i).key().text();
        all.add(new Region(Optional.of(name), starts.get(i), next(starts, i, end)));
      }
    }
  }

  private static void addPatterns(YamlNode node, Optional<Span> end, List<Region> all) {
    if (node instanceof YamlNode.Sequence patterns) {
      List<Span> starts = patterns.items().stream().map(YamlNode::span).toList();
      for (int i = 0; i < starts.size(); i++) {
        all.add(new Region(Optional.empty(), starts.get(i), next(starts, i, end)));
      }
    }
  }

  private static Optional<Span> next(List<Span> starts, int i, Optional<Span> end) {
    return i + 1 < starts.size() ? Optional.of(starts.get(i + 1)) : end;
  }

  /** The region in which a place lies. */
  Optional<Region> at(Span span) {
    return all.stream().filter(r -> r.holds(span)).findFirst();
  }
}
