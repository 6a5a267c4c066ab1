package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.AccessPattern.Included;
import dev.keyplan.model.AccessPattern.OrderBy;
import dev.keyplan.model.AccessPattern.RangeCondition;
import dev.keyplan.model.phrase.PatternDraft;
import dev.keyplan.source.Located;
import dev.keyplan.source.Span;
import dev.keyplan.spec.AccessPatternSpec.Comparison;
import dev.keyplan.spec.AccessPatternSpec.Verb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One reading of a pattern, resolved clause by clause. */
final class PatternResolver {

  private final PatternDraft draft;
  private final Meaning meaning;
  private final Meanings meanings;
  private final Nouns nouns;
  private final Optional<String> tenant;
  private final List<Diagnostic> problems;

  PatternResolver(
      PatternDraft draft,
      Meaning meaning,
      Meanings meanings,
      Nouns nouns,
      Optional<String> tenant,
      List<Diagnostic> problems) {
    this.draft = draft;
    this.meaning = meaning;
    this.meanings = meanings;
    this.nouns = nouns;
    this.tenant = tenant;
    this.problems = problems;
  }

  /**
   * The clauses of a pattern.
   *
   * @param draft the draft with every attribute named and equality in {@code by}
   */
  record Clauses(
      PatternDraft draft,
      List<String> given,
      Narrowing narrowing,
      List<RangeCondition> ranges,
      List<OrderBy> orderBy,
      List<Included> with) {}

  /** Empty where a problem is reported. */
  Optional<Clauses> resolve() {
    int before = problems.size();
    draft
        .unplanned()
        .forEach(u -> problems.add(ModelProblem.notPlannedYet(u.span(), "`" + u.value() + "`")));
    PatternDraft named = named();
    Set<String> given = new LinkedHashSet<>();
    tenant.ifPresent(given::add);
    given.addAll(meaning.given());
    named.where().stream()
        .filter(w -> w.comparison() == Comparison.GIVEN)
        .forEach(w -> attribute(w).flatMap(this::resolved).ifPresent(given::add));
    Narrowing narrowing =
        new Narrowing(
            new FixedValues(meaning.kind(), this::resolved, problems).of(named, given),
            new Presences(meaning.kind(), this::resolved, problems).of(named, given),
            List.of());
    List<RangeCondition> ranges = ranges(named, given);
    List<OrderBy> order = order(named);
    List<Included> with = with();
    if (problems.size() > before) {
      return Optional.empty();
    }
    Set<String> equal = new LinkedHashSet<>(given);
    narrowing.fixed().forEach(f -> equal.add(f.attribute()));
    promise(equal, order);
    return problems.size() > before
        ? Optional.empty()
        : Optional.of(
            new Clauses(normal(named), List.copyOf(given), narrowing, ranges, order, with));
  }

  private static Optional<Located<String>> attribute(PatternDraft.Condition condition) {
    return condition.attribute();
  }

  /** Puts the attribute that "newest" means where the draft leaves it open. */
  private PatternDraft named() {
    PatternDraft bare =
        new PatternDraft(
            draft.verb(),
            draft.noun(),
            draft.by(),
            draft.via(),
            List.of(),
            List.of(),
            draft.with(),
            draft.limit(),
            draft.beside(),
            draft.unplanned());
    List<PatternDraft.Condition> where = new ArrayList<>();
    for (PatternDraft.Condition w : draft.where()) {
      attributeOrTime(w.attribute(), w.span()).ifPresent(a -> where.add(w.of(a)));
    }
    List<PatternDraft.Order> order = new ArrayList<>();
    for (PatternDraft.Order o : draft.orderBy()) {
      attributeOrTime(o.attribute(), o.span())
          .ifPresent(
              a -> order.add(new PatternDraft.Order(Optional.of(a), o.descending(), o.span())));
    }
    return bare.plusWhere(where).plusOrderBy(order);
  }

  private Optional<Located<String>> attributeOrTime(Optional<Located<String>> written, Span span) {
    if (written.isPresent()) {
      return written;
    }
    TimeAttribute time = TimeAttribute.of(meaning.kind());
    if (time.meant().isEmpty()) {
      problems.add(ModelProblem.noTime(span, meaning.kind().name(), time.candidates()));
    }
    return time.meant().map(t -> new Located<>(t, span));
  }

  /** The attribute of the items read that a name means. */
  private Optional<String> resolved(Located<String> name) {
    Kind kind = meaning.kind();
    String wanted = name.value();
    String prefix = kind.name() + ".";
    String bare = wanted.startsWith(prefix) ? wanted.substring(prefix.length()) : wanted;
    List<String> known = kind.attributes().stream().map(Attribute::name).toList();
    if (known.contains(bare)) {
      return Optional.of(bare);
    }
    Optional<String> atEnd =
        meaning
            .end()
            .filter(e -> e.kind().identifies(wanted))
            .map(e -> e.attributes().get(e.kind().identity().indexOf(wanted)));
    if (atEnd.isPresent()) {
      return atEnd;
    }
    boolean isOfEnd =
        meaning
            .end()
            .filter(e -> e.kind().attributes().stream().anyMatch(a -> a.name().equals(wanted)))
            .isPresent();
    int dot = wanted.indexOf('.');
    boolean isOfOther = dot > 0 && nouns.isKnown(wanted.substring(0, dot));
    problems.add(
        isOfEnd || isOfOther
            ? ModelProblem.attributeOfEnd(name)
            : ModelProblem.unknownAttribute(name, kind.name(), known));
    return Optional.empty();
  }

  private List<RangeCondition> ranges(PatternDraft named, Set<String> given) {
    Map<String, RangeCondition> ranges = new LinkedHashMap<>();
    for (PatternDraft.Condition w : named.where()) {
      if (w.comparison() == Comparison.GIVEN
          || w.comparison() == Comparison.IS
          || w.comparison().isPresence()) {
        continue;
      }
      Located<String> name = w.attribute().orElseThrow();
      Optional<String> attribute = resolved(name);
      if (attribute.isEmpty()) {
        continue;
      }
      AttributeType type = meaning.kind().attribute(attribute.get()).type();
      if (!type.isScalar() || type == AttributeType.BOOLEAN) {
        problems.add(
            ConditionProblem.conditionDoesNotFit(name, w.comparison().word(), type.word()));
      } else if (given.contains(attribute.get()) || isFixed(attribute.get(), named)) {
        problems.add(ConditionProblem.givenAndRanged(name));
      } else if (ranges.put(attribute.get(), range(attribute.get(), w.comparison())) != null) {
        problems.add(ModelProblem.saidTwice(name.span(), "`" + name.value() + "`"));
      }
    }
    return List.copyOf(ranges.values());
  }

  private static boolean isFixed(String attribute, PatternDraft named) {
    return named.where().stream()
        .filter(w -> w.comparison() == Comparison.IS)
        .anyMatch(w -> w.attribute().map(Located::value).filter(attribute::equals).isPresent());
  }

  private static RangeCondition range(String attribute, Comparison comparison) {
    return new RangeCondition(
        attribute,
        AccessPattern.Operator.valueOf(comparison.name()),
        ParameterNames.of(attribute, comparison));
  }

  private List<OrderBy> order(PatternDraft named) {
    Map<String, OrderBy> order = new LinkedHashMap<>();
    for (PatternDraft.Order o : named.orderBy()) {
      Located<String> name = o.attribute().orElseThrow();
      Optional<String> attribute = resolved(name);
      attribute.ifPresent(
          a -> {
            AttributeType type = meaning.kind().attribute(a).type();
            if (!type.isScalar()) {
              problems.add(ConditionProblem.conditionDoesNotFit(name, "order-by", type.word()));
            } else if (order.put(a, new OrderBy(a, o.descending())) != null) {
              problems.add(ModelProblem.saidTwice(name.span(), "`" + name.value() + "`"));
            }
          });
    }
    return List.copyOf(order.values());
  }

  private List<Included> with() {
    List<Included> all = new ArrayList<>();
    for (Located<String> entry : draft.with()) {
      String noun = entry.value();
      if (!nouns.isKnown(noun)) {
        problems.add(ModelProblem.unknownKind(entry, nouns.inFull().keySet()));
        continue;
      }
      if (!nouns.isSound(noun)) {
        continue;
      }
      Set<List<String>> references = meanings.related(noun, meaning.kind());
      if (references.size() > 1) {
        problems.add(
            ModelProblem.ambiguous(
                entry.span(),
                references.stream().map(r -> noun + "." + String.join(", ", r)).toList()));
      } else if (references.isEmpty()) {
        problems.add(
            meanings.isEndOf(noun, meaning.kind())
                ? ModelProblem.notPlannedYet(entry.span(), "an end in `with`")
                : ModelProblem.notJoined(entry, meaning.kind().name()));
      } else if (draft.verb().value() == Verb.LIST) {
        problems.add(ModelProblem.notPlannedYet(entry.span(), "`with` in a list"));
        break;
      } else {
        references.forEach(r -> all.add(new Included(nouns.relatedKind(noun), r)));
      }
    }
    return all;
  }

  /** A get finds one item: by identity, by a unique value, or as the first in an order. */
  private void promise(Set<String> given, List<OrderBy> order) {
    Kind kind = meaning.kind();
    boolean whole = given.size() == tenant.stream().count() && draft.by().isEmpty();
    if (draft.verb().value() != Verb.GET || meaning.hop().isPresent() || !order.isEmpty()) {
      return;
    }
    boolean one =
        whole
            || given.containsAll(kind.identity())
            || kind.uniques().stream().anyMatch(u -> given.containsAll(u.attributes()));
    if (!one) {
      problems.add(ModelProblem.mayFindSeveral(draft.noun().span(), kind.name(), kind.identity()));
    }
  }

  /** Equality among the conditions is the same as an entry of {@code by}. */
  private static PatternDraft normal(PatternDraft named) {
    List<Located<String>> given =
        named.where().stream()
            .filter(w -> w.comparison() == Comparison.GIVEN)
            .flatMap(w -> w.attribute().stream())
            .toList();
    List<PatternDraft.Condition> ranges =
        named.where().stream().filter(w -> w.comparison() != Comparison.GIVEN).toList();
    return new PatternDraft(
            named.verb(),
            named.noun(),
            named.by(),
            named.via(),
            ranges,
            named.orderBy(),
            named.with(),
            named.limit(),
            List.of(),
            List.of())
        .plusBy(given);
  }
}
