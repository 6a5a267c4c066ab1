package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.AccessPattern.Parameter;
import dev.keyplan.model.phrase.CanonicalPhrase;
import dev.keyplan.model.phrase.PatternDraft;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.AccessPatternSpec;
import dev.keyplan.spec.AccessPatternSpec.Verb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Resolves every access pattern, and sees that their names differ. */
final class AccessPatterns {

  private final Map<String, Kind> kinds = new LinkedHashMap<>();
  private final Nouns nouns;
  private final Tenancy tenancy;
  private final PatternDrafts drafts;
  private final List<Diagnostic> problems;

  AccessPatterns(
      Declarations declarations, List<Kind> kinds, Nouns nouns, List<Diagnostic> problems) {
    kinds.forEach(k -> this.kinds.put(k.name(), k));
    this.nouns = nouns;
    this.tenancy = declarations.tenancy();
    this.drafts = new PatternDrafts(declarations, nouns, problems);
    this.problems = problems;
  }

  List<AccessPattern> all(List<AccessPatternSpec> specs) {
    List<AccessPattern> all = new ArrayList<>();
    Map<String, AccessPattern> byName = new LinkedHashMap<>();
    for (AccessPatternSpec spec : specs) {
      Optional<AccessPattern> resolved = pattern(spec);
      resolved.ifPresent(
          p -> {
            AccessPattern other = byName.putIfAbsent(Declarations.fold(p.name()), p);
            if (other != null) {
              Span at = spec.options().name().map(Located::span).orElse(spec.span());
              problems.add(ModelProblem.sameName(at, p.name(), other.name(), other.span()));
            }
            all.add(p);
          });
    }
    return all;
  }

  /** Of several readings the only one that makes sense; where several do, the author decides. */
  private Optional<AccessPattern> pattern(AccessPatternSpec spec) {
    List<Understood> readings = drafts.of(spec).stream().map(d -> reading(d, spec)).toList();
    List<Understood> sound =
        distinct(readings.stream().filter(r -> r.pattern().isPresent()).toList());
    if (sound.size() == 1) {
      problems.addAll(sound.get(0).problems());
      return sound.get(0).pattern();
    }
    if (sound.size() > 1) {
      problems.add(
          ModelProblem.ambiguous(
              spec.span(), sound.stream().map(r -> r.draft().structured()).toList()));
    } else {
      readings.stream().findFirst().ifPresent(r -> problems.addAll(r.problems()));
    }
    return Optional.empty();
  }

  /**
   * One reading for each meaning: the tag of a tagging is also its attribute {@code tag}. Where
   * both are read, "by tag" names the attribute, as it is written.
   */
  private List<Understood> distinct(List<Understood> sound) {
    Map<Object, Understood> byMeaning = new LinkedHashMap<>();
    for (Understood reading : sound) {
      byMeaning.merge(
          reading.pattern().orElseThrow().meaning(),
          reading,
          (a, b) -> ends(b.draft()) < ends(a.draft()) ? b : a);
    }
    return List.copyOf(byMeaning.values());
  }

  private long ends(PatternDraft draft) {
    return draft.by().stream().filter(b -> nouns.isKnown(b.value())).count();
  }

  /** A draft and what comes of it: a pattern, or problems. */
  private record Understood(
      PatternDraft draft, Optional<AccessPattern> pattern, List<Diagnostic> problems) {}

  private Understood reading(PatternDraft draft, AccessPatternSpec spec) {
    List<Diagnostic> found = new ArrayList<>();
    Meanings meanings = new Meanings(kinds, nouns, found);
    TenantScope scope = new TenantScope(tenancy, spec.options().acrossTenants());
    Optional<AccessPattern> pattern =
        meanings
            .of(draft)
            .flatMap(
                meaning ->
                    new PatternResolver(
                            draft, meaning, meanings, nouns, scope.tenant(meaning), found)
                        .resolve()
                        .map(clauses -> pattern(meaning, clauses, spec))
                        .filter(p -> scope.isRight(draft, meaning, p, found)));
    return new Understood(draft, pattern, found);
  }

  private AccessPattern pattern(
      Meaning meaning, PatternResolver.Clauses clauses, AccessPatternSpec spec) {
    PatternDraft draft = clauses.draft();
    CanonicalPhrase canonical =
        new CanonicalPhrase(
            draft, nouns.inFull(), TimeAttribute.of(meaning.kind()).meant(), single(clauses));
    List<String> given = clauses.given();
    boolean whole =
        draft.verb().value() == Verb.GET
            && given.stream().allMatch(tenancy::isAttribute)
            && clauses.narrowing().fixed().isEmpty()
            && clauses.orderBy().isEmpty();
    List<Parameter> parameters =
        (whole ? meaning.kind().identity() : given).stream().map(a -> new Parameter(a, a)).toList();
    AccessPatternSpec.Options options = spec.options();
    return new AccessPattern(
        options.name().map(Located::value).orElseGet(canonical::name),
        canonical.phrase(),
        AccessPattern.Verb.valueOf(draft.verb().value().name()),
        meaning.kind().name(),
        parameters,
        clauses.narrowing(),
        clauses.ranges(),
        clauses.orderBy(),
        clauses.with(),
        meaning.hop(),
        draft.limit(),
        new Reading(options.consistent().map(Located::value).orElse(false)),
        Answer.WHOLE,
        options.description().map(Located::value),
        spec.span());
  }

  /** Kinds of which there is one at most for the item that is got. */
  private List<String> single(PatternResolver.Clauses clauses) {
    return clauses.with().stream()
        .filter(
            w ->
                java.util.Objects.requireNonNull(kinds.get(w.kind())).references().stream()
                    .anyMatch(
                        r ->
                            r.form() == Reference.Form.ONE_TO_ONE
                                && r.attributes().equals(w.attributes())))
        .map(AccessPattern.Included::kind)
        .toList();
  }
}
