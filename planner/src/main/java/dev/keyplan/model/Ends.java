package dev.keyplan.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which attributes of a kind stand for an item of another: its own references, and those that they
 * inherit.
 */
final class Ends {

  private final Map<String, Kind> kinds;

  Ends(Map<String, Kind> kinds) {
    this.kinds = kinds;
  }

  /** A reference of a kind, its own or inherited with another. */
  record Reach(String relation, Optional<String> role, String target, List<String> attributes) {}

  /** Own references first. */
  List<Reach> of(String holder) {
    Kind kind = kinds.get(holder);
    if (kind == null) {
      return List.of();
    }
    List<Reach> all = new ArrayList<>();
    for (Reference own : kind.references()) {
      all.add(new Reach(own.relation(), own.role(), own.target(), own.attributes()));
    }
    for (Reference own : kind.references()) {
      of(own).stream().filter(r -> all.stream().noneMatch(a -> same(a, r))).forEach(all::add);
    }
    return all;
  }

  /** What the target holds in its own identity, under the names of the holder. */
  private List<Reach> of(Reference reference) {
    Kind target = kinds.get(reference.target());
    if (target == null) {
      return List.of();
    }
    List<Reach> inherited = new ArrayList<>();
    for (Reference further : target.references()) {
      if (target.identity().containsAll(further.attributes())) {
        Reference renamed =
            new Reference(
                further.relation(),
                further.form(),
                further.role(),
                further.target(),
                further.attributes().stream()
                    .map(a -> reference.attributes().get(target.identity().indexOf(a)))
                    .toList());
        inherited.add(
            new Reach(renamed.relation(), renamed.role(), renamed.target(), renamed.attributes()));
        inherited.addAll(of(renamed));
      }
    }
    return inherited;
  }

  private static boolean same(Reach one, Reach other) {
    return one.target().equals(other.target()) && one.attributes().equals(other.attributes());
  }

  /** The lists of attributes by which a holder can be given an end, each once. */
  Set<List<String>> given(
      String holder,
      String kind,
      Optional<String> role,
      Optional<String> via,
      List<String> except) {
    Set<List<String>> found = new LinkedHashSet<>();
    for (Reach reach : of(holder)) {
      boolean fits =
          reach.target().equals(kind)
              && (role.isEmpty() || reach.role().equals(role))
              && (via.isEmpty() || reach.relation().equals(via.get()))
              && !reach.attributes().equals(except);
      if (fits) {
        found.add(reach.attributes());
      }
    }
    return found;
  }
}
