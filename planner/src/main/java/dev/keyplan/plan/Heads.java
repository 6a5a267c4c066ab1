package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The literal at the head of each kind's sort key within one partition. The item that the partition
 * is has an empty literal first, so it sorts before all others. The rest is the kind's prefix,
 * marked with {@code !} or {@code ~} only where the alphabet does not give the line that the
 * collections need.
 */
final class Heads {

  private static final String BEFORE = "!";
  private static final String AFTER = "~";

  private final Map<String, String> literals = new TreeMap<>();
  private String last = "";
  private int marks;

  private Heads() {}

  /**
   * @param line the order that the collections of this partition need
   * @param others kinds of this partition that are in no collection
   * @return the literal of each kind, by its name
   */
  static Map<String, String> of(Line line, List<Kind> kinds, List<String> others) {
    Heads heads = new Heads();
    line.forward().forEach(level -> heads.after(among(kinds, level)));
    if (!others.isEmpty()) {
      heads.after(among(kinds, others));
    }
    for (int i = 0; i < line.backward().size(); i++) {
      String mark = BEFORE.repeat(i + 1);
      among(kinds, line.backward().get(i))
          .forEach(k -> heads.literals.put(k.name(), mark + k.prefix()));
    }
    return heads.literals;
  }

  private void after(List<Kind> level) {
    if (!last.isEmpty() && (AFTER.repeat(marks) + level.get(0).prefix()).compareTo(last) < 0) {
      marks++;
    }
    String mark = AFTER.repeat(marks);
    level.forEach(k -> literals.put(k.name(), mark + k.prefix()));
    last = mark + level.get(level.size() - 1).prefix();
  }

  private static List<Kind> among(List<Kind> kinds, List<String> names) {
    return new ArrayList<>(
        kinds.stream()
            .filter(k -> names.contains(k.name()))
            .sorted(Comparator.comparing(Kind::prefix))
            .toList());
  }
}
