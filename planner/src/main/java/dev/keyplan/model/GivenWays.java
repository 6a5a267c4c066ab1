package dev.keyplan.model;

import dev.keyplan.model.Meaning.OtherEnd;
import dev.keyplan.source.Located;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which attributes of a kind the entries of {@code by} can stand for. */
final class GivenWays {

  /** A pattern with as many readings is as ambiguous as it gets. */
  private static final int MOST_READINGS = 64;

  private final Nouns nouns;
  private final Ends ends;

  GivenWays(Nouns nouns, Ends ends) {
    this.nouns = nouns;
    this.ends = ends;
  }

  /** Whether a kind has an attribute of that name. */
  static boolean has(Kind kind, String attribute) {
    return kind.attributes().stream().anyMatch(a -> a.name().equals(attribute));
  }

  /** Every way to turn the entries into attributes of a kind. */
  List<List<String>> combined(
      List<Located<String>> by,
      Kind kind,
      Optional<String> via,
      List<String> except,
      Optional<OtherEnd> end) {
    List<List<String>> all = new ArrayList<>();
    all.add(List.of());
    for (Located<String> entry : by) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> more : of(entry.value(), kind, via, except, end)) {
        all.forEach(front -> longer.add(joined(front, more)));
      }
      all = longer.stream().distinct().limit(MOST_READINGS).toList();
    }
    return all;
  }

  /** Every way to turn one entry into attributes of a kind. */
  Set<List<String>> of(
      String entry, Kind kind, Optional<String> via, List<String> except, Optional<OtherEnd> end) {
    Set<List<String>> ways = new LinkedHashSet<>();
    if (has(kind, entry)) {
      ways.add(List.of(entry));
    }
    end.filter(e -> !has(kind, entry) && e.kind().identifies(entry))
        .ifPresent(e -> ways.add(List.of(e.attributes().get(e.kind().identity().indexOf(entry)))));
    if (nouns.isKnown(entry)) {
      Optional<String> role = nouns.isRole(entry) ? Optional.of(entry) : Optional.empty();
      Set<List<String>> decided = ends.given(kind.name(), nouns.kindOf(entry), role, via, except);
      boolean free = decided.isEmpty() && via.isPresent();
      ways.addAll(
          free
              ? ends.given(kind.name(), nouns.kindOf(entry), role, Optional.empty(), except)
              : decided);
    }
    return ways;
  }

  private static List<String> joined(List<String> front, List<String> more) {
    Set<String> all = new LinkedHashSet<>(front);
    all.addAll(more);
    return List.copyOf(all);
  }
}
