package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.AccessPattern.Hop;
import dev.keyplan.model.Meaning.OtherEnd;
import dev.keyplan.model.phrase.PatternDraft;
import dev.keyplan.source.Located;
import dev.keyplan.spec.AccessPatternSpec.Verb;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what a pattern's noun and {@code by} mean, by the three rules of the language: a reference
 * that the kind holds, else for a get a reference to it that the given kind holds, else the edges
 * between the two.
 */
final class Meanings {

  private final Map<String, Kind> kinds;
  private final Nouns nouns;
  private final Ends ends;
  private final GivenWays ways;
  private final List<Diagnostic> problems;

  Meanings(Map<String, Kind> kinds, Nouns nouns, List<Diagnostic> problems) {
    this.kinds = kinds;
    this.nouns = nouns;
    this.ends = new Ends(kinds);
    this.ways = new GivenWays(nouns, ends);
    this.problems = problems;
  }

  /** The main kind as one of the meanings of its noun has it. */
  private record Main(Kind kind, Optional<String> via, List<String> except) {}

  /**
   * Empty where there is none or several (a problem is then reported), or where a kind is broken.
   */
  Optional<Meaning> of(PatternDraft draft) {
    if (!nouns.isKnown(draft.noun().value())) {
      problems.add(ModelProblem.unknownKind(draft.noun(), nouns.inFull().keySet()));
      return Optional.empty();
    }
    if (!viaIsKnown(draft) || !kinds.containsKey(nouns.kindOf(draft.noun().value()))) {
      return Optional.empty();
    }
    List<Main> mains = mains(draft);
    if (mains.isEmpty() || namesBrokenKind(draft, mains.get(0))) {
      return Optional.empty();
    }
    Set<Meaning> found = new LinkedHashSet<>();
    mains.forEach(m -> found.addAll(held(draft, m)));
    if (found.size() == 1) {
      noteEdges(draft, mains.get(0), found.iterator().next());
    }
    if (found.isEmpty() && draft.verb().value() == Verb.GET) {
      mains.forEach(m -> found.addAll(holders(draft, m)));
    }
    if (found.isEmpty()) {
      mains.forEach(m -> found.addAll(edges(draft, m)));
    }
    if (found.size() == 1) {
      return found.stream().findFirst();
    }
    if (found.isEmpty()) {
      unresolved(draft, mains.get(0));
    } else {
      List<String> readings = found.stream().map(m -> m.reading(draft.verb().value())).toList();
      problems.add(ModelProblem.ambiguous(draft.noun().span(), readings));
    }
    return Optional.empty();
  }

  private void noteEdges(PatternDraft draft, Main main, Meaning meaning) {
    boolean isOfTenant =
        meaning.kind().references().stream()
            .filter(r -> r.form() == Reference.Form.TENANT)
            .anyMatch(r -> r.attributes().equals(meaning.given()));
    if (!nouns.isRole(draft.noun().value()) && !isOfTenant) {
      edges(draft, main).stream()
          .findFirst()
          .ifPresent(
              e ->
                  problems.add(
                      ModelProblem.laterMeaning(
                          draft.noun().span(),
                          "`" + String.join("`, `", meaning.given()) + "`",
                          e.kind().name())));
    }
  }

  private boolean viaIsKnown(PatternDraft draft) {
    if (draft.via().isEmpty()) {
      return true;
    }
    Set<String> known = new LinkedHashSet<>();
    kinds.values().forEach(k -> k.references().forEach(r -> known.add(r.relation())));
    if (!known.contains(draft.via().get().value())) {
      problems.add(ModelProblem.unknownRelation(draft.via().get(), known));
      return false;
    }
    return true;
  }

  private List<Main> mains(PatternDraft draft) {
    String noun = draft.noun().value();
    Optional<String> via = draft.via().map(Located::value);
    if (!nouns.isRole(noun)) {
      return List.of(new Main(kind(noun), via, List.of()));
    }
    List<Main> mains = new ArrayList<>();
    for (Nouns.RoleUse use : nouns.uses(noun)) {
      String relation = use.relationName();
      if (via.isPresent() && !via.get().equals(relation)) {
        continue;
      }
      if (!use.isOfEdge()) {
        Kind kind = kind(nouns.kindOf(noun));
        mains.add(
            new Main(
                kind, Optional.of(relation), use.isFirst() ? heldBy(kind, relation) : List.of()));
      } else if (kinds.containsKey(relation)) {
        mains.add(new Main(kind(relation), Optional.empty(), own(kind(relation), use.isFirst())));
      }
    }
    return mains;
  }

  private Kind kind(String name) {
    return Objects.requireNonNull(kinds.get(name), name);
  }

  /**
   * What a kind holds for the first end of its relation with itself: that end is wanted, not given.
   */
  private static List<String> heldBy(Kind kind, String relation) {
    return kind.references().stream()
        .filter(r -> r.relation().equals(relation))
        .map(Reference::attributes)
        .findFirst()
        .orElse(List.of());
  }

  private static List<String> own(Kind edge, boolean first) {
    return edge.references().get(first ? 0 : 1).attributes();
  }

  private boolean namesBrokenKind(PatternDraft draft, Main main) {
    return draft.by().stream()
        .map(Located::value)
        .filter(n -> nouns.isKnown(n) && !GivenWays.has(main.kind(), n))
        .anyMatch(n -> !kinds.containsKey(nouns.kindOf(n)));
  }

  /** Rule 1: the kind holds the references itself. */
  private List<Meaning> held(PatternDraft draft, Main main) {
    if (main.via().isPresent() && draft.by().stream().noneMatch(b -> isHeldVia(b.value(), main))) {
      return List.of();
    }
    return ways
        .combined(draft.by(), main.kind(), main.via(), main.except(), Optional.empty())
        .stream()
        .map(given -> new Meaning(main.kind(), given, Optional.empty(), Optional.empty()))
        .toList();
  }

  /** A relation that is named must be the one by which at least one end is held. */
  private boolean isHeldVia(String entry, Main main) {
    return nouns.isKnown(entry)
        && !ends.given(
                main.kind().name(),
                nouns.kindOf(entry),
                Optional.empty(),
                main.via(),
                main.except())
            .isEmpty();
  }

  /** Rule 2: the one kind that is given holds a reference to the kind that is wanted. */
  private List<Meaning> holders(PatternDraft draft, Main main) {
    if (draft.by().size() != 1 || !nouns.isKnown(draft.by().get(0).value())) {
      return List.of();
    }
    String entry = draft.by().get(0).value();
    Kind holder = kind(nouns.kindOf(entry));
    boolean mainIsRole = nouns.isRole(draft.noun().value());
    return holder.references().stream()
        .filter(r -> r.target().equals(main.kind().name()))
        .filter(r -> main.via().isEmpty() || main.via().get().equals(r.relation()))
        .filter(r -> !mainIsRole || r.role().filter(draft.noun().value()::equals).isPresent())
        .map(r -> new Hop(holder.name(), r.attributes()))
        .map(hop -> new Meaning(main.kind(), holder.identity(), Optional.of(hop), Optional.empty()))
        .toList();
  }

  /** Rule 3: edges that have the kind that is wanted at one end and are given by the other. */
  private List<Meaning> edges(PatternDraft draft, Main main) {
    List<Meaning> found = new ArrayList<>();
    if (main.kind().isEdge() || draft.by().stream().noneMatch(b -> nouns.isKnown(b.value()))) {
      return found;
    }
    for (Kind edge : kinds.values()) {
      boolean meant = main.via().isEmpty() || main.via().get().equals(edge.name());
      if (edge.isEdge() && meant) {
        edge.references().stream()
            .filter(r -> r.form() == Reference.Form.EDGE_END)
            .filter(r -> r.target().equals(main.kind().name()))
            .forEach(listed -> found.addAll(edges(draft, main, edge, listed)));
      }
    }
    return found;
  }

  private List<Meaning> edges(PatternDraft draft, Main main, Kind edge, Reference listed) {
    OtherEnd end = new OtherEnd(main.kind(), listed.attributes());
    return ways
        .combined(draft.by(), edge, Optional.empty(), listed.attributes(), Optional.of(end))
        .stream()
        .map(given -> new Meaning(edge, given, Optional.empty(), Optional.of(end)))
        .toList();
  }

  /** Says which entry has no meaning. */
  private void unresolved(PatternDraft draft, Main main) {
    Kind kind = main.kind();
    Optional<Meaning> joined = edges(endsOnly(draft), main).stream().findFirst();
    if (joined.isPresent()) {
      unresolvedOnEdge(draft, joined.get());
      return;
    }
    for (Located<String> entry : draft.by()) {
      if (!ways.of(entry.value(), kind, main.via(), main.except(), Optional.empty()).isEmpty()) {
        continue;
      }
      problems.add(new UnresolvedGiven(kinds, nouns, ends).problem(draft, entry, kind));
      return;
    }
    problems.add(ModelProblem.notJoined(draft.noun(), kind.name()));
  }

  private PatternDraft endsOnly(PatternDraft draft) {
    return PatternDraft.of(draft.verb(), draft.noun())
        .plusBy(draft.by().stream().filter(b -> nouns.isKnown(b.value())).toList());
  }

  /** The ends are joined by an edge, so an attribute is not one of the edge. */
  private void unresolvedOnEdge(PatternDraft draft, Meaning edge) {
    List<String> known = edge.kind().attributes().stream().map(Attribute::name).toList();
    Optional<Meaning.OtherEnd> end = edge.end();
    for (Located<String> entry : draft.by()) {
      String name = entry.value();
      if (known.contains(name) || nouns.isKnown(name)) {
        continue;
      }
      problems.add(
          end.filter(e -> GivenWays.has(e.kind(), name)).isPresent()
              ? ModelProblem.attributeOfEnd(entry)
              : ModelProblem.unknownAttribute(entry, edge.kind().name(), known));
      return;
    }
  }

  /** References by which a related kind belongs to a kind. */
  Set<List<String>> related(String noun, Kind to) {
    Set<List<String>> found = new LinkedHashSet<>();
    if (!nouns.isRole(noun)) {
      return ends.given(noun, to.name(), Optional.empty(), Optional.empty(), List.of());
    }
    for (Nouns.RoleUse use : nouns.uses(noun)) {
      String holder = use.isOfEdge() ? use.relationName() : nouns.kindOf(noun);
      if (use.isOfEdge() && kinds.containsKey(holder)) {
        List<String> except = own(kind(holder), use.isFirst());
        found.addAll(ends.given(holder, to.name(), Optional.empty(), Optional.empty(), except));
      } else if (!use.isFirst()) {
        found.addAll(
            ends.given(
                holder, to.name(), Optional.empty(), Optional.of(use.relationName()), List.of()));
      }
    }
    return found;
  }

  /** Whether a kind holds a reference to what a noun stands for. */
  boolean isEndOf(String noun, Kind holder) {
    return !ends.given(
            holder.name(), nouns.kindOf(noun), Optional.empty(), Optional.empty(), List.of())
        .isEmpty();
  }
}
