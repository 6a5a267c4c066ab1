package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.AccessPattern.Included;
import dev.keyplan.model.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What one Query cannot do for a pattern that returns several kinds. */
final class CollectionRefusals {

  private CollectionRefusals() {}

  static List<Diagnostic> of(AccessPattern pattern, Kind kind) {
    List<Diagnostic> found = new ArrayList<>();
    TreeSet<String> given = new TreeSet<>(PatternForm.given(pattern));
    if (!given.equals(new TreeSet<>(kind.identity())) || pattern.verb() != AccessPattern.Verb.GET) {
      found.add(
          PlanRule.COLLECTION_NEEDS_IDENTITY.at(
              pattern.span(),
              "`%s` returns other kinds too, and is not a `get` by the identity of `%s`: the keys of one Query cannot lead to both"
                  .formatted(pattern.name(), kind.name()),
              "get the `%s` first, then use a second pattern that gets it %s with what belongs to it"
                  .formatted(kind.name(), "by " + Clauses.quoted(kind.identity()))));
    }
    if (!pattern.orderBy().isEmpty() || !pattern.ranges().isEmpty()) {
      found.add(
          PlanRule.COLLECTION_NEEDS_IDENTITY.at(
              pattern.span(),
              "`%s` gets one `%s` with other kinds, so it takes no range and no order"
                  .formatted(pattern.name(), kind.name()),
              "list what belongs to it with a pattern of its own, in the order wanted"));
    }
    twice(pattern, kind, found);
    return found;
  }

  private static void twice(AccessPattern pattern, Kind kind, List<Diagnostic> found) {
    List<String> seen = new ArrayList<>(List.of(kind.name()));
    for (Included included : pattern.with()) {
      if (seen.contains(included.kind())) {
        found.add(
            PlanRule.COLLECTION_HOLDS_KIND_TWICE.at(
                pattern.span(),
                "`%s` returns `%s` for two reasons, and an item stands in one partition only"
                    .formatted(pattern.name(), included.kind()),
                "use two patterns, one for each reason"));
      }
      seen.add(included.kind());
    }
  }
}
