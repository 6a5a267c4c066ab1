package dev.keyplan.model;

import dev.keyplan.spec.AccessPatternSpec.Verb;
import java.util.List;
import java.util.Optional;

/**
 * What is read and by what: a pattern's noun and its {@code by}, resolved.
 *
 * @param kind the kind whose items are read
 * @param given attributes that have a given value; of the hop's kind where there is a hop
 * @param hop where the item is reached through a reference that another holds
 * @param end where edges are read for the items at their other end: that end
 */
record Meaning(
    Kind kind, List<String> given, Optional<AccessPattern.Hop> hop, Optional<OtherEnd> end) {

  Meaning {
    given = List.copyOf(given);
  }

  /** This meaning in words that tell it from the others of the same phrase. */
  String reading(Verb verb) {
    return hop.map(h -> h.kind() + "." + String.join(", ", h.attributes()))
        .orElse("{%s: %s, by: [%s]}".formatted(verb.word(), kind.name(), String.join(", ", given)));
  }

  /** The kind at the other end of an edge and the attributes of the edge that stand for it. */
  record OtherEnd(Kind kind, List<String> attributes) {}
}
