package dev.keyplan.plan;

import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Reference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which attributes of a kind stand for the identity of another: its references, and those that it
 * inherits because the identity of what it refers to holds references itself (the customer of an
 * order line).
 *
 * @param target the kind that they stand for
 * @param attributes the holder's attributes, in the order of the target's identity
 */
record Standing(String target, List<String> attributes) {

  private static final Comparator<Standing> ORDER =
      Comparator.comparing((Standing s) -> -s.attributes().size())
          .thenComparing(Standing::target)
          .thenComparing(s -> String.join(",", s.attributes()));

  Standing {
    attributes = List.copyOf(attributes);
  }

  /** The references of the kind, the longest first, then by name. */
  static List<Standing> direct(Kind kind) {
    return kind.references().stream()
        .map(r -> new Standing(r.target(), r.attributes()))
        .distinct()
        .sorted(ORDER)
        .toList();
  }

  /** References and what they imply. */
  private static List<Standing> all(Kind kind, Model model) {
    List<Standing> all = new ArrayList<>(direct(kind));
    for (int i = 0; i < all.size(); i++) {
      for (Standing implied : impliedBy(all.get(i), model)) {
        if (!all.contains(implied)) {
          all.add(implied);
        }
      }
    }
    return all;
  }

  private static List<Standing> impliedBy(Standing held, Model model) {
    Kind target = model.kind(held.target());
    return target.references().stream()
        .filter(r -> target.identity().containsAll(r.attributes()))
        .map(r -> new Standing(r.target(), renamed(r, target, held)))
        .sorted(ORDER)
        .toList();
  }

  private static List<String> renamed(Reference reference, Kind target, Standing held) {
    return reference.attributes().stream()
        .map(a -> held.attributes().get(target.identity().indexOf(a)))
        .collect(Collectors.toList());
  }

  /** For which kinds exactly these attributes stand; the holder itself comes first. */
  static List<Standing> of(Kind kind, List<String> attributes, Model model) {
    TreeSet<String> wanted = new TreeSet<>(attributes);
    List<Standing> standings = new ArrayList<>();
    standings.add(new Standing(kind.name(), kind.identity()));
    standings.addAll(all(kind, model));
    return standings.stream().filter(s -> new TreeSet<>(s.attributes()).equals(wanted)).toList();
  }
}
